import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { JSON_SEPARATOR } from '../../garments/feeds/json-rows';
import { PublicFetchError } from '../../platform/public-fetch/public-fetch.errors';
import type {
  FetchOptions,
  PublicFetcher,
  PublicResponse,
} from '../../platform/public-fetch/public-fetcher.service';

/** As many products as Shopify puts on a page at most. */
const PAGE_PRODUCTS = 250;
/** A quarter of a million products: a shop with more has a feed that is one file. */
const MAX_PAGES = 1_000;
/** Between two pages, in milliseconds: Shopify takes about two requests a second from one address. */
const PAUSE_MS = 250;
/** What a server that has enough for now is given, in milliseconds; after the last one it counts as down. */
const WAITS_MS = [1_000, 5_000, 20_000, 60_000];
const HAS_ENOUGH = new Set([429, 430, 503]);
/** A page that is no longer than this may be one without products. */
const EMPTY_BYTES = 64;
const EMPTY_PAGE = /^\s*(\{\s*"products"\s*:\s*)?\[\s*\]/;

/** Whether a URL of a Shopify feed is that of all pages: `products.json`, and not one page by its number or its name. */
export function isPaged(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return pathname.endsWith('/products.json') && !searchParams.has('page') && !searchParams.has('page_info');
}

/**
 * The pages of a Shopify shop's `products.json`, one after the other as one feed. The next one is where the server says
 * (`Link: rel="next"`), else the one with the next number, until one has no products or is the one before once more.
 *
 * @throws PublicFetchError while it is read, for what cannot be had, or for more than {@link MAX_PAGES}
 */
export async function* listShopifyPages(
  fetcher: PublicFetcher,
  address: string,
  options: FetchOptions,
): AsyncGenerator<Buffer> {
  const end = performance.now() + options.totalMs;
  let target = getNumbered(address, 1);
  let isLinked = false;
  let before = '';
  let bytes = 0;
  for (let page = 1; page <= MAX_PAGES; page++) {
    if (page > 1) await wait(PAUSE_MS, undefined, { signal: options.signal });
    const totalMs = Math.ceil(end - performance.now());
    if (totalMs <= 0) throw new PublicFetchError('timeout', 'it took too long');
    const { body, next } = await findPatientFetch(fetcher, target, { ...options, totalMs });
    const hash = createHash('sha256');
    let head: Buffer | undefined = Buffer.alloc(0);
    let length = 0;
    for await (const chunk of body) {
      hash.update(chunk);
      length += chunk.length;
      bytes += chunk.length;
      if (bytes > options.maxBytes)
        throw new PublicFetchError('too-large', `its pages are larger than ${options.maxBytes} bytes`);
      // The beginning is held back until it is known to be that of a page with products.
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
    // A server that knows no pages gives the same again: its products are known, and counted as such.
    if (digest === before) return;
    before = digest;
    const linked = findFollowing(next, target);
    // Where the server says what is next, it also says what is last.
    if (isLinked && !linked) return;
    isLinked = linked !== undefined;
    target = linked ?? getNumbered(address, page + 1);
  }
  throw new PublicFetchError('too-large', `it has more than ${MAX_PAGES} pages`);
}

function getNumbered(address: string, page: number): string {
  const url = new URL(address);
  if (!url.searchParams.has('limit')) url.searchParams.set('limit', `${PAGE_PRODUCTS}`);
  url.searchParams.set('page', `${page}`);
  return url.href;
}

/** Where the next page is, if the server said so; at its own host only. */
function findFollowing(next: string | undefined, target: string): string | undefined {
  if (next === undefined || !URL.canParse(next, target)) return undefined;
  const url = new URL(next, target);
  return url.origin === new URL(target).origin ? url.href : undefined;
}

async function findPatientFetch(
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
