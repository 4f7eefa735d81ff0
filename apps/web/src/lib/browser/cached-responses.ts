import { API_BASE_URL } from '../api/environment';
import { PERSONAL_STORES } from './personal-stores';

/** An answer of the API that the service worker keeps, with the time at which it was given; null where it keeps none. */
export async function findCachedResponse(path: string): Promise<{ response: Response; at: number } | null> {
  // A private window may refuse its caches, and a page without a secure origin has none.
  if (!('caches' in globalThis)) return null;
  const url = new URL(`${API_BASE_URL}${path}`, location.origin).href;
  const kept = await caches
    .match(url, { cacheName: PERSONAL_STORES, ignoreVary: true })
    .catch(() => undefined);
  if (!kept) return null;
  return { response: kept, at: Date.parse(kept.headers.get('Date') ?? '') };
}

/** Whether the service worker answers for this page, and so keeps what it is answered. */
export function isCachedForOffline(): boolean {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  return serviceWorker?.controller != null;
}
