import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { computeEtag } from '../responses/etag';

export interface WebFile {
  readonly type: string;
  readonly body: Buffer;
  /** Null if the build wrote none. */
  readonly brotli: Buffer | null;
  readonly etag: string;
  readonly cacheControl: string;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Names below it contain a content hash. */
const HASHED = '/assets/';
/** A year, in seconds. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const NOT_SERVED = '/.vite/';

/** Keeps a few megabytes in memory, which is cheaper than reading the disk for each request. */
export function readWebFiles(folder: string): ReadonlyMap<string, WebFile> {
  const files = new Map<string, WebFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[name.slice(name.lastIndexOf('.'))];
    const path = `/${name.replaceAll(sep, '/')}`;
    if (!type || path.startsWith(NOT_SERVED)) continue;
    const body = readFileSync(join(folder, name));
    const compressed = join(folder, `${name}.br`);
    files.set(path, {
      type,
      body,
      brotli: existsSync(compressed) ? readFileSync(compressed) : null,
      etag: computeEtag(body),
      cacheControl: path.startsWith(HASHED) ? IMMUTABLE : 'no-cache',
    });
  }
  return files;
}
