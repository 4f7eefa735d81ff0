import { isIPv4 } from 'node:net';

/**
 * Guards unauthenticated pages against DNS rebinding.
 * @param hostHeader the original `Host`, never a proxy's header, which can be forged
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
