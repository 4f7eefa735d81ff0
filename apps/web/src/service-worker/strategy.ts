/**
 * `shell`: network, else the app's own page. `file`: hashed build file, device first. `answer`: network, else
 * the last one. `picture`: hashed URL, device first. `network`: never cached.
 */
export type Strategy = 'shell' | 'file' | 'answer' | 'picture' | 'network';

/** Never cached: one-time requests, secrets in the URL, or large answers. */
const NEVER_KEPT =
  /^\/(auth\/(?!me$)|p\/|password\/|stripe\/|health\/|docs|user\/export|openapi)|\/(verify|unsubscribe)/;
const PICTURES = /^\/pictures\//;

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** `api` is absolute, without a trailing slash. */
export function getStrategy({ method, mode, url }: Asked, api: string, origin: string): Strategy {
  if (method !== 'GET') return 'network';
  const { pathname } = new URL(url);
  if (url.startsWith(`${api}/`)) {
    const path = pathname.slice(new URL(api).pathname.length);
    if (mode === 'navigate' || NEVER_KEPT.test(path)) return 'network';
    return PICTURES.test(path) ? 'picture' : 'answer';
  }
  if (new URL(url).origin !== origin || pathname.startsWith('/dev/')) return 'network';
  if (mode === 'navigate') return 'shell';
  return pathname.startsWith('/assets/') ? 'file' : 'network';
}
