import { applyDecorators, Header, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const MEGABYTE = 1024 * 1024;
/** Together; the ones used longest ago go first. */
const KEPT_BYTES = 16 * MEGABYTE;

/** The bytes of a JSON answer. */
export type ReadyAnswer<T> = Buffer & { readonly answers?: T };

interface Entry {
  sources: readonly object[];
  bytes: Buffer;
}

/** Keeps answers as bytes, so that what has not changed is not composed and written again. */
@Injectable()
export class ReadyAnswers {
  private readonly kept = new LRUCache<string, Entry>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });

  /**
   * The bytes of an answer, composed when they are not there or when a source is another object than it was.
   *
   * @param key names the answer; two answers never share one
   * @param sources all that the answer is made from; objects that are replaced, never changed
   */
  of<T>(key: string, sources: readonly object[], compose: () => T): ReadyAnswer<T> {
    const known = this.kept.get(key);
    if (known?.sources.every((source, index) => source === sources[index])) return known.bytes;
    const bytes = Buffer.from(JSON.stringify(compose()));
    this.kept.set(key, { sources, bytes });
    return bytes;
  }
}

/** Marks a route that answers with the bytes of JSON. */
export const AnswersJson = () => applyDecorators(Header('content-type', 'application/json; charset=utf-8'));
