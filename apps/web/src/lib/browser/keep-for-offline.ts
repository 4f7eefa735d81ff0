import { IS_BUILD } from '../api/environment';
import { PERSONAL_STORES } from './personal-stores';
import { trustedScript } from './trusted-script';

/** Keeps the app and what it showed for times without a network. Only whoever is signed in needs that. */
export function keepForOffline(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!IS_BUILD || !serviceWorker) return;
  // The service worker keeps answers only where a session began their cache.
  caches.open(PERSONAL_STORES).catch(() => undefined);
  // Without it the app works as before, with a network.
  serviceWorker.register(trustedScript('/sw.js')).catch(() => undefined);
}
