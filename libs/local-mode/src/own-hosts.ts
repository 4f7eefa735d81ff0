import { isIPv4 } from 'node:net';

/**
 * Whether a request was sent to this machine by one of its own names. Pages that show something without asking who
 * reads it answer nobody else: another site that lets its own name point to this machine (DNS rebinding) would read
 * them as a page of its own.
 *
 * @param hostHeader the header `Host` as it was sent; no proxy's header, which anybody may set
 * @param appUrl the URL that users open, whose host is this machine's too
 */
export function isOwnHost(hostHeader: string | undefined, appUrl: string): boolean {
  const url = `http://${hostHeader ?? ''}`;
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === new URL(appUrl).hostname || isLoopback(hostname);
}

function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    (isIPv4(host) && host.startsWith('127.'))
  );
}
