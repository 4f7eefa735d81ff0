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
  getFor<T>(key: string, sources: readonly object[], compose: () => T): JsonBytes<T> {
    return this.known(key, sources) ?? this.keep(key, sources, compose());
  }

  /** The same as {@link of}, for what takes long to compose. */
  async ofAsync<T>(
    key: string,
    sources: readonly object[],
    compose: () => Promise<T>,
  ): Promise<JsonBytes<T>> {
    return this.known(key, sources) ?? this.keep(key, sources, await compose());
  }

  private known(key: string, sources: readonly object[]): Buffer | null {
    const entry = this.entries.get(key);
    const hit = entry?.sources.every((source, index) => source === sources[index]) ?? false;
    countCacheRead('responses', hit);
    return entry && hit ? entry.bytes : null;
  }

  private keep(key: string, sources: readonly object[], response: unknown): Buffer {
    const bytes = Buffer.from(JSON.stringify(response));
    this.entries.set(key, { sources, bytes });
    return bytes;
  }
}

/** Marks a route that responds with {@link JsonBytes}. */
export const JsonContentType = () =>
  applyDecorators(Header('content-type', 'application/json; charset=utf-8'));
