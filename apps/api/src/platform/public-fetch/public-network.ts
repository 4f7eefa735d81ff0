import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { Config } from '../config/config';
import { isLoopbackAddress, isPublicAddress } from './public-address';

export interface PublicNetwork {
  lookup(hostname: string): Promise<readonly LookupAddress[]>;
  allows(url: URL, address: string): boolean;
  isOwn(url: URL): boolean;
}

export const PUBLIC_NETWORK = Symbol('public network');

/** Allows only standard ports; in local mode also the local server, for its demo pictures. */
export function createPublicNetwork({ local, appUrl }: Pick<Config, 'local' | 'appUrl'>): PublicNetwork {
  const ownOrigin = local ? new URL(appUrl).origin : undefined;
  const isOwn = (url: URL): boolean => url.origin === ownOrigin;
  return {
    isOwn,
    lookup: (hostname) => lookup(hostname, { all: true }),
    // URLs omit the default port, so an explicit port is a different one, or 80 with https.
    allows: (url, address) =>
      isOwn(url)
        ? isLoopbackAddress(address)
        : ['', '80', '443'].includes(url.port) && isPublicAddress(address),
  };
}
