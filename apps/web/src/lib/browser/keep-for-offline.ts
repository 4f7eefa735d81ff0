import { IS_BUILD } from '../api/environment';
import { openPersonalCache } from './stored-keys';
import { getTrustedScript } from './trusted-script';

/** Milliseconds; caching the whole app must not compete with the first screen. */
const REST_MS = 3_000;

/** Only for signed-in users. Returns a function that cancels before caching starts. */
export function keepForOffline(): (() => void) | undefined {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!IS_BUILD || !serviceWorker) return undefined;
  void openPersonalCache();
  const register = () => serviceWorker.register(getTrustedScript('/sw.js')).catch(() => undefined);
  const timer = setTimeout(() => void register(), REST_MS);
  return () => clearTimeout(timer);
}
