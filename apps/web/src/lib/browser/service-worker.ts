import { IS_BUILD } from '../api/environment';
import { FORGET } from './offline-messages';
import { removeAnswers } from './stored-keys';
import { trustedScript } from './trusted-script';

const serviceWorker = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;

/** Keeps the app and what it showed for times without a network. Only whoever is signed in needs that. */
export function keepForOffline(): void {
  if (!IS_BUILD) return;
  // Without it the app works as before, with a network.
  serviceWorker()
    ?.register(trustedScript('/sw.js'))
    .catch(() => undefined);
}

/** Forgets what the API answered to whoever was signed in; answers that are under way are not kept either. */
export function forgetAnswers(): void {
  serviceWorker()?.controller?.postMessage(FORGET);
  removeAnswers();
}
