import { PRERENDERED_ATTRIBUTE } from '../lib/page/prerendered';

/** Files that a page needs, beside the script that the template names. */
export interface PageFiles {
  scripts: readonly string[];
  styles: readonly Style[];
}

interface Style {
  file: string;
  css: string;
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
const STYLE_LINK = /<link rel="stylesheet"[^>]*>\s*/g;
const NO_SCRIPT = /\s*<noscript\b.*?<\/noscript\s*>/s;

/** For browsers that keep it from pages when they paint. In milliseconds after the first frame was begun. */
const PAINTED_BY_NOW = 500;

/**
 * Loads the app once the page is seen: on a slow line its scripts, twenty times the size of the page, would keep the
 * first paint waiting. All files at once, since what imports what would be found out one round trip at a time.
 */
function afterFirstPaint(files: readonly string[]): string {
  return `<script>{
      const load = () => ${JSON.stringify(files)}.forEach((file) => import(file));
      requestAnimationFrame(() => setTimeout(load, ${PAINTED_BY_NOW}));
      new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint').length && load())
        .observe({ type: 'paint', buffered: true });
    }</script>`;
}

/**
 * The styles within the page, so that its first paint waits for nothing else. The links that are switched off are never
 * loaded: they tell the app, which loads what it does not find linked, that these files are there already.
 */
function writtenOut(styles: readonly Style[]): string[] {
  return [
    `<style>${styles.map(({ css }) => css.trim()).join('\n')}</style>`,
    ...styles.map(({ file }) => `<link rel="stylesheet" href="/${file}" disabled />`),
  ];
}

/**
 * Makes a page of the built `index.html`: its own head and body, its styles, and its scripts after the first paint. The
 * page of the app stays empty and asks for its files at once, before the app has asked for them.
 *
 * @throws Error when the template lacks a place that is to be filled
 */
export function fillTemplate(template: string, { files, page }: Filling): string {
  const links: string[] = [];
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
    html = html.replace(STYLE_LINK, '');
    links.push(page.head, ...writtenOut(files.styles));
    links.push(afterFirstPaint([entry!, ...files.scripts.map((file) => `/${file}`)]));
    replace(EMPTY_ROOT, `<div id="root" ${PRERENDERED_ATTRIBUTE}="${page.path}">${page.body}</div>`);
    if (page.withoutScripts) replace(NO_SCRIPT, '');
  } else {
    const isMissing = ({ file }: Style) => !html.includes(`href="/${file}"`);
    links.push(
      ...files.styles
        .filter(isMissing)
        .map(({ file }) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
      ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    );
  }
  replace(HEAD_END, `  ${links.join('\n    ')}\n  ${HEAD_END}`);
  return html;
}
