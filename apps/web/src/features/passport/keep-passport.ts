import { useEffect } from 'react';
import { IS_BUILD } from '../../lib/api/environment';
import { useSession } from '../../lib/session/session';
import { keepPassport } from './api';

/** At the first visit, so that it opens in a shop without a network. */
export function KeepPassport() {
  const { user } = useSession();
  const isMeasured = user?.measurements != null && user.bodyType !== null;
  useEffect(() => {
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
    if (!IS_BUILD || !serviceWorker || !isMeasured) return;
    void serviceWorker.ready.then(() => keepPassport()).catch(() => undefined);
  }, [isMeasured]);
  return null;
}
