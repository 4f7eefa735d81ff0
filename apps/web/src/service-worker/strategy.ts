/**
 * How a request is answered.
 *
 * - `shell`: a page of the app; from the network, and without one by the app's own page, which routes in the browser.
 * - `file`: a file of the build, whose name changes with its content; from the device first.
 * - `answer`: what the API says to a reader; from the network, and without one as it was said last.
 * - `picture`: a picture of the API, whose URL changes with its content; from the device first.
 * - `network`: by the network alone.
 */
export type Strategy = 'shell' | 'file' | 'answer' | 'picture' | 'network';

/** Below the API's base: what is asked once, with a secret in it, or too large to keep. */
const NEVER_KEPT =
  /^\/(auth\/(?!me$)|p\/|password\/|stripe\/|health\/|docs|user\/export|openapi)|\/(verify|unsubscribe)/;
const PICTURES = /^\/pictures\//;

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/**
 * @param api where the API answers, absolute, without a slash at its end
 * @param origin of the app
 */
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
