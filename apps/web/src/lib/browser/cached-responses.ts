import { API_BASE_URL } from '../api/environment';
import { PERSONAL_STORES } from './personal-stores';

export async function findCachedResponse(path: string): Promise<{ response: Response; at: number } | null> {
  // Private windows and insecure origins may have no caches.
  if (!('caches' in globalThis)) return null;
  const url = new URL(`${API_BASE_URL}${path}`, location.origin).href;
  const kept = await caches
    .match(url, { cacheName: PERSONAL_STORES, ignoreVary: true })
    .catch(() => undefined);
  if (!kept) return null;
  return { response: kept, at: Date.parse(kept.headers.get('Date') ?? '') };
}

/** Keeps an answer from before a service worker is there to do so; only while somebody is signed in. */
export async function keepResponse(path: string, response: unknown): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(PERSONAL_STORES).catch(() => false))) return;
  const cache = await caches.open(PERSONAL_STORES);
  const headers = { 'content-type': 'application/json', Date: new Date().toUTCString() };
  await cache.put(
    new URL(`${API_BASE_URL}${path}`, location.origin).href,
    new Response(JSON.stringify(response), { headers }),
  );
}

export function isCachedForOffline(): boolean {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  return serviceWorker?.controller != null;
}
