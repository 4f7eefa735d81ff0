import { applyDecorators, Header, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { countCacheRead } from './cache-metrics';

/** Of all responses together, 16 MiB; the ones used longest ago go first. */
const MAX_BYTES = 16 * 1024 * 1024;
/** What an entry costs beside its bytes, roughly. */
const ENTRY_BYTES = 200;

/** The bytes of a JSON response, and what it says. */
export type JsonBytes<T> = Buffer & { readonly says?: T };

interface Entry {
  sources: readonly object[];
  bytes: Buffer;
}

/** Keeps responses as bytes, so that what has not changed is not composed and serialized again. */
@Injectable()
export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
  });

  /**
   * The bytes of a response, composed when they are not there or when a source is another object than it was.
   *
   * @param key names the response; two responses never share one
   * @param sources all that the response is made from; objects that are replaced, never changed
   */
  of<T>(key: string, sources: readonly object[], compose: () => T): JsonBytes<T> {
    const known = this.entries.get(key);
    const hit = known?.sources.every((source, index) => source === sources[index]) ?? false;
    countCacheRead('responses', hit);
    if (known && hit) return known.bytes;
    const bytes = Buffer.from(JSON.stringify(compose()));
    this.entries.set(key, { sources, bytes });
    return bytes;
  }
}

/** Marks a route that responds with {@link JsonBytes}. */
export const JsonContentType = () =>
  applyDecorators(Header('content-type', 'application/json; charset=utf-8'));
