import { useState } from 'react';
import { translator } from '../messages/translator';
import messages from './messages.en';

const t = translator(messages.sharePicture);

interface Sharing {
  busy: boolean;
  said: string | null;
  share: (picture: () => Promise<'shared' | 'saved'>) => Promise<void>;
}

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
        // No worker or canvas, or the drawing cannot be decoded.
        setSaid(t('failure'));
      } finally {
        setBusy(false);
      }
    },
  };
}
