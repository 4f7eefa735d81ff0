import type { LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { PublicFetchError } from './public-fetch.errors';

export interface PinnedRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** Longest silence before the answer begins, in milliseconds. */
  readonly idleMs: number;
  readonly signal: AbortSignal;
}

/**
 * Asks for a URL at addresses that were looked up and judged before, whatever its name resolves to meanwhile; the name
 * still stands in the certificate's check and in the request. One connection for one request, without a proxy.
 *
 * @returns the answer, whose body is to be read or destroyed
 */
export function sendPinned(
  url: URL,
  addresses: readonly LookupAddress[],
  { headers, idleMs, signal }: PinnedRequest,
): Promise<IncomingMessage> {
  const options: RequestOptions = { agent: false, headers, lookup: createPinnedLookup(addresses), signal };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
      // From here on whoever reads the body keeps watch: a connection that ended first would look like a broken one.
      request.setTimeout(0);
      resolve(response);
    });
    request
      .setTimeout(idleMs, () => request.destroy(new PublicFetchError('timeout', 'it did not answer in time')))
      .on('error', reject)
      .end();
  });
}

function createPinnedLookup(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, { all }, answer) => {
    if (all) return answer(null, [...addresses]);
    const [{ address, family }] = addresses as [LookupAddress];
    answer(null, address, family);
  };
}
