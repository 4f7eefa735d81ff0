import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { JSON_SEPARATOR } from '../../garments/feeds/json-rows';
import { PublicFetchError } from '../../platform/public-fetch/public-fetch.errors';
import type {
  FetchOptions,
  PublicFetcher,
  PublicResponse,
} from '../../platform/public-fetch/public-fetcher.service';

/** Shopify's maximum per page. */
const PAGE_PRODUCTS = 250;
/** A quarter of a million products; larger shops offer a single-file feed. */
const MAX_PAGES = 1_000;
/** Milliseconds: Shopify allows about two requests per second and address. */
const PAUSE_MS = 250;
/** Milliseconds between retries of an overloaded server; after the last, it counts as down. */
const WAITS_MS = [1_000, 5_000, 20_000, 60_000];
const HAS_ENOUGH = new Set([429, 430, 503]);
/** A page of at most this many bytes may be empty. */
const EMPTY_BYTES = 64;
const EMPTY_PAGE = /^\s*(\{\s*"products"\s*:\s*)?\[\s*\]/;

export function isPaged(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return pathname.endsWith('/products.json') && !searchParams.has('page') && !searchParams.has('page_info');
}

/**
 * Reads all pages as one feed, following `Link: rel="next"` or else page numbers, until a page is empty or
 * repeated. Throws PublicFetchError also for more than {@link MAX_PAGES}.
 */
export async function* listShopifyPages(
  fetcher: PublicFetcher,
  address: string,
  options: FetchOptions,
): AsyncGenerator<Buffer> {
  const end = performance.now() + options.totalMs;
  let target = buildPageUrl(address, 1);
  let isLinked = false;
  let before = '';
  let bytes = 0;
  for (let page = 1; page <= MAX_PAGES; page++) {
    if (page > 1) await wait(PAUSE_MS, undefined, { signal: options.signal });
    const totalMs = Math.ceil(end - performance.now());
    if (totalMs <= 0) throw new PublicFetchError('timeout', 'it took too long');
    const { body, next } = await fetchWithRetries(fetcher, target, { ...options, totalMs });
    const hash = createHash('sha256');
    let head: Buffer | undefined = Buffer.alloc(0);
    let length = 0;
    for await (const chunk of body) {
      hash.update(chunk);
      length += chunk.length;
      bytes += chunk.length;
      if (bytes > options.maxBytes)
        throw new PublicFetchError('too-large', `its pages are larger than ${options.maxBytes} bytes`);
      if (head) {
        head = Buffer.concat([head, chunk]);
        if (length <= EMPTY_BYTES) continue;
        if (page > 1) yield Buffer.from(JSON_SEPARATOR);
        yield head;
        head = undefined;
      } else yield chunk;
    }
    if (head) {
      if (page > 1 && EMPTY_PAGE.test(head.toString('latin1'))) return;
      if (page > 1) yield Buffer.from(JSON_SEPARATOR);
      yield head;
    }
    const digest = hash.digest('hex');
    // A server that ignores page numbers repeats the same page.
    if (digest === before) return;
    before = digest;
    const linked = resolveNextUrl(next, target);
    if (isLinked && !linked) return;
    isLinked = linked !== undefined;
    target = linked ?? buildPageUrl(address, page + 1);
  }
  throw new PublicFetchError('too-large', `it has more than ${MAX_PAGES} pages`);
}

function buildPageUrl(address: string, page: number): string {
  const url = new URL(address);
  if (!url.searchParams.has('limit')) url.searchParams.set('limit', `${PAGE_PRODUCTS}`);
  url.searchParams.set('page', `${page}`);
  return url.href;
}

function resolveNextUrl(next: string | undefined, target: string): string | undefined {
  if (next === undefined || !URL.canParse(next, target)) return undefined;
  const url = new URL(next, target);
  return url.origin === new URL(target).origin ? url.href : undefined;
}

async function fetchWithRetries(
  fetcher: PublicFetcher,
  address: string,
  options: FetchOptions,
): Promise<PublicResponse> {
  for (const ms of WAITS_MS) {
    try {
      return await fetcher.fetch(address, options);
    } catch (error) {
      const hasEnough = error instanceof PublicFetchError && HAS_ENOUGH.has(error.status ?? 0);
      if (!hasEnough) throw error;
      await wait(ms, undefined, { signal: options.signal });
    }
  }
  return fetcher.fetch(address, options);
}
