import {
  describePrices,
  ORIGIN_PLACEHOLDER,
  PRICES_PLACEHOLDER,
  REGISTRATION_PLACEHOLDER,
  WITHOUT_PAYMENTS,
} from '@figura/contracts';
import type { Language } from '@figura/messages';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { InlineHashes } from '../responses/security-headers';
import type { Config } from '../../config/config';
import { computeEtag } from '../responses/etag';

export interface WebPage {
  type: string;
  body: Buffer;
  brotli(): Promise<Buffer>;
  etag: string;
  inline: InlineHashes;
  /** Value of its robots meta tag, if any. */
  robots: string | undefined;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const INLINE_SCRIPT = /<script>(?<code>.*?)<\/script>/gs;
const INLINE_STYLE = /<style>(?<code>.*?)<\/style>/gs;

const ROBOTS = /<meta name="robots" content="(?<robots>[^"]+)"/;

const compress = promisify(brotliCompress);

export interface SiteSettings extends Pick<Config, 'sells' | 'pricing' | 'registration' | 'contactEmail'> {
  origin: string;
}

/** Prerendered only for open registration; otherwise the app renders them. */
const FORMS = ['/login', '/register'];

/**
 * Inserts the installation's values into the pages; keys are paths such as `/blog/hems` for `blog/hems.html`.
 */
export function readWebPages(
  folder: string,
  settings: SiteSettings,
  language: Language,
): ReadonlyMap<string, WebPage> {
  const pages = new Map<string, WebPage>();
  const others = `${WITHOUT_PAYMENTS}${sep}`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const common = files.filter((file) => !file.startsWith(others));
  for (const file of [
    ...common,
    ...(settings.sells ? [] : files.filter((each) => each.startsWith(others))),
  ]) {
    const type = TYPES[file.slice(file.lastIndexOf('.'))];
    if (!type) continue;
    const text = readFileSync(join(folder, file), 'utf8')
      .replaceAll(ORIGIN_PLACEHOLDER, settings.origin)
      .replaceAll(PRICES_PLACEHOLDER, describePrices(settings.pricing, language))
      .replaceAll(REGISTRATION_PLACEHOLDER, settings.registration);
    pages.set(parseAddress(file.replace(others, '')), createWebPage(type, text));
  }
  if (settings.registration !== 'open') for (const form of FORMS) pages.delete(form);
  return pages;
}

function parseAddress(file: string): string {
  return `/${file.replaceAll(sep, '/').replace(/(^index)?\.html$/, '')}`;
}

export function createWebPage(type: string, text: string): WebPage {
  const body = Buffer.from(text);
  let compressed: Promise<Buffer> | undefined;
  return {
    type,
    body,
    brotli: () => (compressed ??= compress(body)),
    etag: computeEtag(body),
    inline: { scripts: listHashes(text, INLINE_SCRIPT), styles: listHashes(text, INLINE_STYLE) },
    robots: ROBOTS.exec(text)?.groups?.['robots'],
  };
}

function listHashes(text: string, inline: RegExp): string[] {
  return Array.from(text.matchAll(inline), ({ groups }) => {
    const hash = createHash('sha256').update(groups!['code']!);
    return `'sha256-${hash.digest('base64')}'`;
  });
}
