import type { Garment } from '@figura/contracts';
import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import type { Wearer } from '../../lib/session/use-wearer';
import messages from './messages.en';

const t = translator(messages.share);

interface Share {
  busy: boolean;
  /** What came of the last attempt. */
  said: string | null;
  share: (pieces: readonly { garment: Garment | null }[], wearer: Wearer, caption: string) => Promise<void>;
}

/** Shares an outfit as a picture: by the share sheet of the device where there is one, else as a file. */
export function useShare(): Share {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  return {
    busy,
    said,
    share: async (pieces, wearer, caption) => {
      setBusy(true);
      setSaid(null);
      try {
        const { sharePicture } = await import('./share-picture');
        const garments = pieces.flatMap(({ garment }) => garment ?? []);
        setSaid((await sharePicture({ garments, ...wearer }, caption)) === 'saved' ? t('saved') : null);
      } catch {
        // No worker, no canvas, or a drawing that the browser does not decode.
        setSaid(t('failure'));
      } finally {
        setBusy(false);
      }
    },
  };
}
