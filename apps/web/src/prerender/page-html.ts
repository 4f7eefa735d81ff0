import type { StaticPage } from './static-pages';
import { renderHead } from './head';

export interface PageFiles {
  scripts: readonly string[];
  styles: readonly Style[];
}

interface Style {
  url: string;
  css: string;
}

const HEAD_DEFAULTS = /<title>.*?<\/title>|<meta\s+name="description"[^>]*>/gs;
const HEAD_END = '</head>';
const EMPTY_ROOT = '<div id="root"></div>';
/** Removed so that the content paints first. */
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
const STYLE_LINKS = /\s*<link rel="stylesheet" crossorigin[^>]*>/g;
const NO_SCRIPT = /\s*<noscript\b.*?<\/noscript\s*>/s;

/** Throws if the template lacks a place to fill. */
export function fillPage(
  template: string,
  page: StaticPage,
  body: string,
  styles: readonly Style[],
  origin: string,
): string {
  const bare = template.replace(HEAD_DEFAULTS, '').replace(PRELOADS, '');
  const html = replace(
    addToHead(bare, [renderHead(page, origin), ...writeStyles(styles)]),
    EMPTY_ROOT,
    `<div id="root">${body}</div>`,
  );
  // Only pages with forms need the noscript note.
  return page.route.frame === 'public' ? html.replace(NO_SCRIPT, '') : html;
}

export function fillApp(template: string, { scripts, styles }: PageFiles): string {
  return addToHead(template, [
    ...writeStyles(styles),
    ...scripts.map((url) => `<link rel="modulepreload" crossorigin href="${url}" />`),
  ]);
}

/** The browser shows the frame and requests all files of a screen at once. */
export function fillScreen(template: string, frame: string, files: PageFiles): string {
  return replace(
    addToHead(fillApp(template, files), ['<meta name="robots" content="noindex" />']),
    EMPTY_ROOT,
    `<div id="root" data-frame>${frame}</div>`,
  );
}

/**
 * Inlined for the first paint. The links stop Vite from loading a chunk's styles again; browsers load no style sheet of an unknown type
 * (Chromium 150 loads `disabled` ones).
 */
function writeStyles(styles: readonly Style[]): string[] {
  return [
    `<style>${styles.map(({ css }) => css.trim()).join('\n')}</style>`,
    ...styles.map(({ url }) => `<link rel="stylesheet" type="text/inlined" href="${url}" />`),
  ];
}

function addToHead(html: string, elements: readonly string[]): string {
  return replace(html.replace(STYLE_LINKS, ''), HEAD_END, `  ${elements.join('\n    ')}\n  ${HEAD_END}`);
}

function replace(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
  // A function, because a string would interpret `$` patterns.
  return html.replace(place, () => content);
}
