import type { StaticPage } from './static-pages';
import { getHead } from './head';

/** What the page of a URL needs beside the script that the template names. */
export interface PageFiles {
  /** URLs. */
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
/** Of scripts: what is there to be read is painted first. */
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
const STYLE_LINKS = /\s*<link rel="stylesheet" crossorigin[^>]*>/g;
const NO_SCRIPT = /\s*<noscript\b.*?<\/noscript\s*>/s;

/**
 * Makes the HTML of a public page of the built `index.html`: its own head and body, and its styles.
 *
 * @throws Error when the template lacks a place that is to be filled
 */
export function fillPage(
  template: string,
  page: StaticPage,
  body: string,
  styles: readonly Style[],
  origin: string,
): string {
  const bare = template.replace(HEAD_DEFAULTS, '').replace(PRELOADS, '');
  const html = replace(
    addToHead(bare, [getHead(page, origin), ...writeStyles(styles)]),
    EMPTY_ROOT,
    `<div id="root">${body}</div>`,
  );
  // A form says that it needs scripts; what is there to be read does not.
  return page.route.frame === 'public' ? html.replace(NO_SCRIPT, '') : html;
}

/** Makes the page of every URL that has none of its own: the app's, with the files that each of them needs. */
export function fillApp(template: string, { scripts, styles }: PageFiles): string {
  return addToHead(template, [
    ...writeStyles(styles),
    ...scripts.map((url) => `<link rel="modulepreload" crossorigin href="${url}" />`),
  ]);
}

/**
 * The styles within the page, so that its first paint waits for nothing else. The links that are switched off are never
 * loaded: Vite loads the styles of a chunk that it does not find linked.
 */
function writeStyles(styles: readonly Style[]): string[] {
  return [
    `<style>${styles.map(({ css }) => css.trim()).join('\n')}</style>`,
    ...styles.map(({ url }) => `<link rel="stylesheet" href="${url}" disabled />`),
  ];
}

function addToHead(html: string, elements: readonly string[]): string {
  return replace(html.replace(STYLE_LINKS, ''), HEAD_END, `  ${elements.join('\n    ')}\n  ${HEAD_END}`);
}

function replace(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
  // As a function, since a page may hold what a replacement text gives a meaning.
  return html.replace(place, () => content);
}
