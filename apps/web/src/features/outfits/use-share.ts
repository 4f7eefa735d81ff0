import { toCoarseBody } from '@figura/classifier';
import type { Garment } from '@figura/contracts';
import { useSharing } from '../../lib/browser/use-sharing';
import { useSession } from '../../lib/session/session';
import { useWearer } from '../../lib/session/use-wearer';

interface Share {
  busy: boolean;
  /** What came of the last attempt. */
  said: string | null;
  share: (pieces: readonly { garment: Garment | null }[], caption: string) => Promise<void>;
}

/** Shares an outfit as a picture: by the share sheet of the device where there is one, else as a file. */
export function useShare(): Share {
  const { share, ...state } = useSharing();
  const { user } = useSession();
  const wearer = useWearer();
  return {
    ...state,
    share: (pieces, caption) =>
      share(async () => {
        const { shareOutfit } = await import('./share-picture');
        const garments = pieces.flatMap(({ garment }) => garment ?? []);
        // It leaves the device, and a drawing shows every number of its wearer.
        const measurements = user?.measurements ? toCoarseBody(user.measurements) : {};
        return shareOutfit({ garments, ...wearer, measurements }, caption);
      }),
  };
}
