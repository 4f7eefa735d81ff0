import { ORIGIN_PLACEHOLDER } from '@figura/contracts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { InlineHashes } from './security-headers';

/** A text of the built web app that names the server's address, ready to be sent. */
export interface WebPage {
  type: string;
  body: Buffer;
  brotli: Buffer;
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

/**
 * Reads the pages of the built web app, by the path under which they are found (`/blog/hems` for `blog/hems.html`), and
 * writes the server's own address into them. They are few and small: each is compressed once and kept.
 */
export function readWebPages(folder: string, origin: string): ReadonlyMap<string, WebPage> {
  const pages = new Map<string, WebPage>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[file.slice(file.lastIndexOf('.'))];
    if (!type) continue;
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(ORIGIN_PLACEHOLDER, origin);
    pages.set(addressOf(file), webPage(type, text));
  }
  return pages;
}

function addressOf(file: string): string {
  return `/${file.replaceAll(sep, '/').replace(/(^index)?\.html$/, '')}`;
}

function webPage(type: string, text: string): WebPage {
  const body = Buffer.from(text);
  return {
    type,
    body,
    // One step below the best: a tenth of the time, one percent of the bytes.
    brotli: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    // Weak, since it stands for both encodings.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    inline: { scripts: hashesOf(text, INLINE_SCRIPT), styles: hashesOf(text, INLINE_STYLE) },
  };
}

function hashesOf(text: string, inline: RegExp): string[] {
  return Array.from(text.matchAll(inline), ({ groups }) => {
    const hash = createHash('sha256').update(groups!['code']!);
    return `'sha256-${hash.digest('base64')}'`;
  });
}
