import { useState } from 'react';
import { translator } from '../messages/translator';
import messages from './messages.en';

const t = translator(messages.sharePicture);

interface Sharing {
  busy: boolean;
  /** What came of the last attempt; null where the device said it itself. */
  said: string | null;
  /** Runs what makes the picture and hands it on. */
  share: (picture: () => Promise<'shared' | 'saved'>) => Promise<void>;
}

/** The state of a button that shares a picture. */
export function useSharing(): Sharing {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  return {
    busy,
    said,
    share: async (picture) => {
      setBusy(true);
      setSaid(null);
      try {
        setSaid((await picture()) === 'saved' ? t('saved') : null);
      } catch {
        // No worker, no canvas, or a drawing that the browser does not decode.
        setSaid(t('failure'));
      } finally {
        setBusy(false);
      }
    },
  };
}
