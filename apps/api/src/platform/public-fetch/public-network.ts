import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { Config } from '../config/config';
import { isLoopbackAddress, isPublicAddress } from './public-address';

/** The network as fetches may use it. */
export interface PublicNetwork {
  lookup(hostname: string): Promise<readonly LookupAddress[]>;
  /** Whether a connection to the address is allowed, for a URL without credentials. */
  allows(url: URL, address: string): boolean;
  /** Whether a URL is the local server's own, which needs no https. */
  isOwn(url: URL): boolean;
}

/** Injection token of the {@link PublicNetwork}. */
export const PUBLIC_NETWORK = Symbol('public network');

/** The public internet at the usual ports; in local mode also the local server itself, for the pictures of its demo. */
export function createPublicNetwork({ local, appUrl }: Pick<Config, 'local' | 'appUrl'>): PublicNetwork {
  const ownOrigin = local ? new URL(appUrl).origin : undefined;
  const isOwn = (url: URL): boolean => url.origin === ownOrigin;
  return {
    isOwn,
    lookup: (hostname) => lookup(hostname, { all: true }),
    // URLs leave their protocol's usual port away, so that a port that is named is another one, or 80 with https.
    allows: (url, address) =>
      isOwn(url)
        ? isLoopbackAddress(address)
        : ['', '80', '443'].includes(url.port) && isPublicAddress(address),
  };
}
