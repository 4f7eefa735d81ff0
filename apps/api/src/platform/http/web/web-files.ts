import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { computeWeakEtag } from './weak-etag';

/** A file of the built web app, ready to be sent. */
export interface WebFile {
  readonly type: string;
  readonly body: Buffer;
  /** The copy that the build compressed, if it wrote one. */
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

/** Below it names carry a hash of the content. */
const HASHED = '/assets/';
/** A year, in seconds. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The build's own notes. */
const NOT_SERVED = '/.vite/';

/**
 * Reads the scripts, styles, fonts and pictures of the built web app, by their paths. They are some megabytes, less than
 * what it would cost to look for them on disk at each request; what is not among them is not there.
 */
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
      etag: computeWeakEtag(body),
      cacheControl: path.startsWith(HASHED) ? IMMUTABLE : 'no-cache',
    });
  }
  return files;
}
