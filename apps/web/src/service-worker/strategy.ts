import { isAdvice } from '../lib/api/advice';

/**
 * `shell`: network, else the app's own page. `file`: hashed build file, device first. `answer`: network, else
 * the last one. `picture`: hashed URL, device first. `network`: never cached. `change`: earlier advice is void.
 */
export type Strategy = 'shell' | 'file' | 'answer' | 'picture' | 'network' | 'change';

/** Never cached: one-time requests, secrets in the URL, or large answers. */
const NEVER_KEPT =
  /^\/(auth\/(?!me$)|p\/|password\/|stripe\/|health\/|docs|user\/export|openapi)|\/(verify|unsubscribe)/;
const GROUNDS = /^\/user\/(preferences|measurements|body-preferences|feature-choices)/;
const CLOTHES = /^\/wardrobe(?!\/advice)/;
const PICTURES = /^\/pictures\//;

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** `api` is absolute, without a trailing slash. */
export function getStrategy({ method, mode, url }: Asked, api: string, origin: string): Strategy {
  const { pathname } = new URL(url);
  const path = url.startsWith(`${api}/`) ? toPath(url, api) : null;
  if (method !== 'GET') return path !== null && GROUNDS.test(path) ? 'change' : 'network';
  if (path !== null) {
    if (mode === 'navigate' || NEVER_KEPT.test(path)) return 'network';
    return PICTURES.test(path) ? 'picture' : 'answer';
  }
  if (new URL(url).origin !== origin || pathname.startsWith('/dev/')) return 'network';
  if (mode === 'navigate') return 'shell';
  return pathname.startsWith('/assets/') ? 'file' : 'network';
}

const toPath = (url: string, api: string): string =>
  new URL(url).pathname.slice(new URL(api).pathname.length);

export function isVoidedByChange(url: string, api: string): boolean {
  const path = toPath(url, api);
  return isAdvice(path) && !CLOTHES.test(path);
}
