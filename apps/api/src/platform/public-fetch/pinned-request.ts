import type { LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { PublicFetchError } from './public-fetch.errors';

export interface PinnedRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** Maximum silence before the response starts, in milliseconds. */
  readonly idleMs: number;
  readonly signal: AbortSignal;
  /** If set, the method is POST. */
  readonly body?: Buffer | null;
}

/**
 * Connects only to the addresses already checked; the certificate is still checked against the name. The caller must read or destroy the
 * body.
 */
export function sendPinned(
  url: URL,
  addresses: readonly LookupAddress[],
  { headers, idleMs, signal, body }: PinnedRequest,
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    agent: false,
    method: body === undefined ? 'GET' : 'POST',
    headers,
    lookup: createPinnedLookup(addresses),
    signal,
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
      // From here on the body's reader enforces the timeout.
      request.setTimeout(0);
      resolve(response);
    });
    request
      .setTimeout(idleMs, () =>
        request.destroy(new PublicFetchError('timeout', 'it did not respond in time')),
      )
      .on('error', reject)
      .end(body ?? undefined);
  });
}

function createPinnedLookup(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, { all }, respond) => {
    if (all) return respond(null, [...addresses]);
    const [{ address, family }] = addresses as [LookupAddress];
    respond(null, address, family);
  };
}
