import { toCoarseBody } from '@figura/classifier';
import type { Garment } from '@figura/contracts';
import { useSharing } from '../../lib/browser/use-sharing';
import { useSession } from '../../lib/session/session';
import { useWearer } from '../../lib/session/use-wearer';

interface Share {
  busy: boolean;
  said: string | null;
  share: (pieces: readonly { garment: Garment | null }[], caption: string) => Promise<void>;
}

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
        // The picture leaves the device, and a drawing reveals every measurement.
        const measurements = user?.measurements
          ? toCoarseBody(user.measurements, user.preferences.presentation)
          : {};
        return shareOutfit({ garments, ...wearer, measurements }, caption);
      }),
  };
}
