import { SOURCE_LANGUAGE, translateAll, type Language } from '@figura/messages';
import { applyDecorators, Header, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { countCacheRead } from './cache-metrics';

const MAX_BYTES = 16 * 1024 * 1024;
const ENTRY_BYTES = 200;

export type JsonBytes<T> = Buffer & { readonly says?: T };

interface Entry {
  sources: readonly object[];
  bytes: Buffer;
}

@Injectable()
export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
  });

  /** Recomposes when a source is another object. `key` must be unique; sources are replaced, never changed. */
  getOrCompose<T>(key: string, sources: readonly object[], compose: () => T): JsonBytes<T> {
    return this.findKnown(key, sources) ?? this.keep(key, sources, compose());
  }

  async getAsync<T>(
    key: string,
    sources: readonly object[],
    compose: () => Promise<T>,
  ): Promise<JsonBytes<T>> {
    return this.findKnown(key, sources) ?? this.keep(key, sources, await compose());
  }

  private findKnown(key: string, sources: readonly object[]): Buffer | null {
    const entry = this.entries.get(key);
    const hit = entry?.sources.every((source, index) => source === sources[index]) ?? false;
    countCacheRead('responses', hit);
    return entry && hit ? entry.bytes : null;
  }

  private keep(key: string, sources: readonly object[], response: unknown): Buffer {
    const bytes = toWordedBytes(response);
    this.entries.set(key, { sources, bytes });
    return bytes;
  }
}

/** Keyed by the bytes in the source language; missing bytes contain nothing to translate. */
const translations = new WeakMap<Buffer, (language: Language) => Buffer>();

function toWordedBytes(response: unknown): Buffer {
  const worded = translateAll(response, SOURCE_LANGUAGE);
  const bytes = toBytes(worded);
  if (worded === response) return bytes;
  const byLanguage = new Map([[SOURCE_LANGUAGE, bytes]]);
  translations.set(bytes, (language) => {
    const known = byLanguage.get(language) ?? toBytes(translateAll(response, language));
    byLanguage.set(language, known);
    return known;
  });
  return bytes;
}

function toBytes(response: unknown): Buffer {
  return Buffer.from(JSON.stringify(response));
}

export function translateCached(bytes: Buffer, language: Language): Buffer {
  return translations.get(bytes)?.(language) ?? bytes;
}

export const JsonContentType = () =>
  applyDecorators(Header('content-type', 'application/json; charset=utf-8'));
