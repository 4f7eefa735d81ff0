import { useState } from 'react';
import { sharePicture as t } from './messages.en';

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
