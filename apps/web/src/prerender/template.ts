import { PRERENDERED_ATTRIBUTE } from '../lib/prerendered';

/** Files that a page needs beside those that the template names. */
export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

interface Filling {
  files: PageFiles;
  /** Of a page that is written out; without it the page stays empty until the app runs. */
  page?: { path: string; head: string; body: string; withoutScripts: boolean };
}

const HEAD_DEFAULTS = /<title>.*?<\/title>|<meta\s+name="description"[^>]*>/gs;
const HEAD_END = '</head>';
const EMPTY_ROOT = '<div id="root"></div>';
const ENTRY_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/;
const NO_SCRIPT = /\s*<noscript\b.*?<\/noscript\s*>/s;

/**
 * Loads the app once the page is to be seen: on a slow line its scripts, twenty times the size of the page, would keep
 * the first paint waiting. All files at once, since what imports what would be found out one round trip at a time.
 */
function afterFirstPaint(files: readonly string[]): string {
  return `<script>requestAnimationFrame(() => setTimeout(() => ${JSON.stringify(files)}.forEach((file) => import(file))));</script>`;
}

/**
 * Makes a page of the built `index.html`: its own head and body, and links to its files so that they come with the
 * page and not after the app has asked for them.
 *
 * @throws Error when the template lacks a place that is to be filled
 */
export function fillTemplate(template: string, { files, page }: Filling): string {
  const links = files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`);
  let html = template;
  const replace = (place: string | RegExp, content: string) => {
    if (html.search(place) < 0) throw new Error(`index.html has no place for ${String(place)}.`);
    // As a function, since a page may hold what a replacement text gives a meaning.
    html = html.replace(place, () => content);
  };
  if (page) {
    html = html.replace(HEAD_DEFAULTS, '');
    const entry = ENTRY_SCRIPT.exec(html)?.[1];
    replace(ENTRY_SCRIPT, '');
    links.unshift(page.head);
    links.push(afterFirstPaint([entry!, ...files.scripts.map((file) => `/${file}`)]));
    replace(EMPTY_ROOT, `<div id="root" ${PRERENDERED_ATTRIBUTE}="${page.path}">${page.body}</div>`);
    if (page.withoutScripts) replace(NO_SCRIPT, '');
  } else {
    links.push(...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`));
  }
  replace(HEAD_END, `  ${links.join('\n    ')}\n  ${HEAD_END}`);
  return html;
}
