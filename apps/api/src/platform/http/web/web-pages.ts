import { ORIGIN_PLACEHOLDER } from '@figura/contracts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { InlineHashes } from '../responses/security-headers';
import { computeWeakEtag } from './weak-etag';

/** A text of the built web app that names the server's origin, ready to be sent. */
export interface WebPage {
  type: string;
  body: Buffer;
  /** The body, compressed as far as brotli can when it is first asked for. */
  brotli(): Promise<Buffer>;
  etag: string;
  /** What its content security policy has to let stand. */
  inline: InlineHashes;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** A script within the page that a browser would run: no file of its own, no data. */
const INLINE_SCRIPT = /<script>(?<code>.*?)<\/script>/gs;
const INLINE_STYLE = /<style>(?<code>.*?)<\/style>/gs;

const compress = promisify(brotliCompress);

/**
 * Reads the pages of the built web app, by the path under which they are found (`/blog/hems` for `blog/hems.html`), and
 * writes the server's own origin into them. They are few and small: all are kept.
 */
export function readWebPages(folder: string, origin: string): ReadonlyMap<string, WebPage> {
  const pages = new Map<string, WebPage>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[file.slice(file.lastIndexOf('.'))];
    if (!type) continue;
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(ORIGIN_PLACEHOLDER, origin);
    pages.set(parseAddress(file), createWebPage(type, text));
  }
  return pages;
}

function parseAddress(file: string): string {
  return `/${file.replaceAll(sep, '/').replace(/(^index)?\.html$/, '')}`;
}

function createWebPage(type: string, text: string): WebPage {
  const body = Buffer.from(text);
  let compressed: Promise<Buffer> | undefined;
  return {
    type,
    body,
    brotli: () => (compressed ??= compress(body)),
    etag: computeWeakEtag(body),
    inline: { scripts: listHashes(text, INLINE_SCRIPT), styles: listHashes(text, INLINE_STYLE) },
  };
}

function listHashes(text: string, inline: RegExp): string[] {
  return Array.from(text.matchAll(inline), ({ groups }) => {
    const hash = createHash('sha256').update(groups!['code']!);
    return `'sha256-${hash.digest('base64')}'`;
  });
}
