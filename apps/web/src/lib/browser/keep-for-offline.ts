import { IS_BUILD } from '../api/environment';
import { openPersonalCache } from './stored-keys';
import { getTrustedScript } from './trusted-script';

/** What is kept is all of the app: it waits until the screen that was asked for stands. In milliseconds. */
const REST_MS = 3_000;

/**
 * Keeps the app and what it showed for times without a network. Only whoever is signed in needs that.
 *
 * @returns what calls it off, as long as nothing has been kept
 */
export function keepForOffline(): (() => void) | undefined {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!IS_BUILD || !serviceWorker) return undefined;
  // Whoever has just signed in was not asked for.
  void openPersonalCache();
  // Without it the app works as before, with a network.
  const register = () => serviceWorker.register(getTrustedScript('/sw.js')).catch(() => undefined);
  const timer = setTimeout(() => void register(), REST_MS);
  return () => clearTimeout(timer);
}
