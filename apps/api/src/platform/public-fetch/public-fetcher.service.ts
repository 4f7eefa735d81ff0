import { Inject, Injectable } from '@nestjs/common';
import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { sendPinned } from './pinned-request';
import { PUBLIC_NETWORK, type PublicNetwork } from './public-network';
import { PublicFetchError } from './public-fetch.errors';
import { ACCEPTED_ENCODING, readBody, type BodyLimits } from './response-body';

export interface FetchOptions extends BodyLimits {
  readonly protocols: readonly ('https:' | 'http:')[];
  readonly accept: string;
  /** From DNS lookup to the last byte, in milliseconds. */
  readonly totalMs: number;
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  readonly signal?: AbortSignal;
}

export interface PostOptions extends Pick<FetchOptions, 'protocols' | 'totalMs'> {
  readonly idleMs: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface PublicResponse {
  readonly isUnchanged: boolean;
  readonly etag: string | undefined;
  readonly lastModified: string | undefined;
  readonly contentType: string | undefined;
  readonly next: string | undefined;
  /** Must be read; leaving the loop closes the connection. */
  readonly body: AsyncGenerator<Buffer>;
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Longer entity tags and dates are not kept. */
const MAX_VALIDATOR = 200;
/** Characters read of a `Link` header. */
const MAX_LINK = 4_000;

/** Safe for URLs from strangers: resolves each name once, also for redirects, and pins the address. Sends no cookies or credentials. */
@Injectable()
export class PublicFetcher {
  constructor(@Inject(PUBLIC_NETWORK) private readonly network: PublicNetwork) {}

  /** @throws PublicFetchError when nothing can be fetched; also while the body is read */
  async fetch(address: string, options: FetchOptions): Promise<PublicResponse> {
    const timeout = AbortSignal.timeout(options.totalMs);
    const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
    try {
      const response = await this.follow(address, options, signal);
      const { etag, 'last-modified': lastModified, 'content-type': contentType, link } = response.headers;
      const isUnchanged = response.statusCode === 304;
      if (isUnchanged) response.resume();
      return {
        isUnchanged,
        etag: keepValidator(etag),
        lastModified: keepValidator(lastModified),
        contentType,
        next: findNextLink(link),
        body: nameErrors(readBody(response, options), signal),
      };
    } catch (error) {
      throw fetchError(error, signal);
    }
  }

  async read(address: string, options: FetchOptions): Promise<Buffer> {
    const { body } = await this.fetch(address, options);
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** Follows no redirect. @returns the status */
  async post(address: string, options: PostOptions): Promise<number> {
    const signal = AbortSignal.timeout(options.totalMs);
    try {
      const url = this.parse(address, options);
      const addresses = await this.resolve(url, signal);
      const response = await sendPinned(url, addresses, { ...options, signal });
      response.destroy();
      return response.statusCode ?? 0;
    } catch (error) {
      throw fetchError(error, signal);
    }
  }

  /** @throws PublicFetchError */
  async assertPublic(address: string, options: Pick<FetchOptions, 'protocols' | 'totalMs'>): Promise<void> {
    const signal = AbortSignal.timeout(options.totalMs);
    try {
      await this.resolve(this.parse(address, options), signal);
    } catch (error) {
      throw fetchError(error, signal);
    }
  }

  private async follow(
    address: string,
    options: FetchOptions,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    let target = address;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const url = this.parse(target, options);
      const addresses = await this.resolve(url, signal);
      const response = await sendPinned(url, addresses, {
        headers: collectHeaders(options),
        idleMs: options.idleMs,
        signal,
      });
      const status = response.statusCode ?? 0;
      if (status === 200 || (status === 304 && (options.etag ?? options.lastModified))) return response;
      response.destroy();
      const { location } = response.headers;
      if (!REDIRECTS.has(status) || !location || !URL.canParse(location, url.href))
        throw new PublicFetchError('status', `${url.host} answered ${status}`, status);
      target = new URL(location, url).href;
    }
    throw new PublicFetchError('too-many-redirects', `it redirects more than ${MAX_REDIRECTS} times`);
  }

  private parse(address: string, { protocols }: Pick<FetchOptions, 'protocols'>): URL {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url) throw new PublicFetchError('not-allowed', 'it is not a valid URL');
    const isKnown = protocols.some((protocol) => protocol === url.protocol);
    if (!isKnown && !this.network.isOwn(url))
      throw new PublicFetchError('not-allowed', `its protocol is not ${protocols.join(' or ')}`);
    if (url.username || url.password)
      throw new PublicFetchError('not-allowed', 'its URL contains a user name or password');
    return url;
  }

  private async resolve(url: URL, signal: AbortSignal): Promise<readonly LookupAddress[]> {
    // URLs keep the brackets of IPv6 addresses, and normalize decimal, octal and hexadecimal IPv4.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const family = isIP(host);
    const addresses = family
      ? [{ address: host, family }]
      : await raceAbort(this.network.lookup(host), signal);
    if (addresses.length === 0) throw new PublicFetchError('unreachable', `${url.host} has no address`);
    if (!addresses.every(({ address }) => this.network.allows(url, address)))
      throw new PublicFetchError('not-allowed', `${url.host} is not a public address`);
    return addresses;
  }
}

function keepValidator(validator: string | undefined): string | undefined {
  return validator && validator.length <= MAX_VALIDATOR ? validator : undefined;
}

function findNextLink(link: string | string[] | undefined): string | undefined {
  return String(link ?? '')
    .slice(0, MAX_LINK)
    .split(/,(?=\s*<)/)
    .map((part) => /^\s*<([^<>]*)>.*;\s*rel="?next"?\s*(?:;|$)/i.exec(part)?.[1])
    .find((url) => url !== undefined);
}

function collectHeaders({ accept, etag, lastModified }: FetchOptions): Record<string, string> {
  return {
    accept,
    'accept-encoding': ACCEPTED_ENCODING,
    'user-agent': 'Figura',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
}

async function raceAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

async function* nameErrors(body: AsyncGenerator<Buffer>, signal: AbortSignal): AsyncGenerator<Buffer> {
  try {
    yield* body;
  } catch (error) {
    throw fetchError(error, signal);
  }
}

function fetchError(error: unknown, signal: AbortSignal): PublicFetchError {
  if (error instanceof PublicFetchError) return error;
  const options = { cause: error };
  if (signal.aborted) return new PublicFetchError('timeout', 'it took too long', undefined, options);
  const { code = 'no code' } = error as NodeJS.ErrnoException;
  if (code.startsWith('Z_'))
    return new PublicFetchError('broken', 'it could not be decompressed', undefined, options);
  return new PublicFetchError('unreachable', `it cannot be reached (${code})`, undefined, options);
}
