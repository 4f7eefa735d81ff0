import { API_TIMEOUT_MS } from '@figura/contracts';
import { API_BASE_URL } from '../lib/api/environment';
import { PRERENDERED_ATTRIBUTE } from '../lib/page/prerendered';

/** What a screen opens with, for whoever is signed in. */
interface Opening {
  body: string;
  /** The URL of best looks, where the screen begins with their pictures: in the elements with `data-place`. */
  looks?: string | undefined;
}

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
  /** URLs of the API that the page of a screen asks for at once, in the name of whoever is signed in. */
  reads?: readonly string[];
  /** Without it the page of a screen is empty until the app runs. */
  opening?: Opening;
}

const HEAD_DEFAULTS = /<title>.*?<\/title>|<meta\s+name="description"[^>]*>/gs;
const HEAD_END = '</head>';
const EMPTY_ROOT = '<div id="root"></div>';
const ENTRY_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/;
const STYLE_LINK = /<link rel="stylesheet"[^>]*>\s*/g;
const NO_SCRIPT = /\s*<noscript\b.*?<\/noscript\s*>/s;

/** For browsers that keep it from pages when they paint. In milliseconds after the first frame was begun. */
const PAINTED_BY_NOW = 500;

/** The page of a screen waits no longer until what it opens with is seen. In milliseconds. */
const OPENED_BY_NOW = 1000;

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

/** Of a page's own script: asks for a script without running it. */
const PRELOAD = `const load = (href) => document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));`;

/**
 * For whoever is signed in: asks the API before the app is there to ask (`lib/api/early-answers.ts`), then for the scripts of
 * the screen. In this order, since a browser asks a server for six files at a time, and would find links before it runs this.
 */
function askEarly(urls: readonly string[], scripts: readonly string[]): string {
  return `<script>try {
      const token = localStorage.getItem('accessToken');
      const headers = { accept: 'application/json', authorization: 'Bearer ' + token };
      const ask = (url) => fetch(url, { headers, signal: AbortSignal.timeout(${API_TIMEOUT_MS}) }).catch(() => undefined);
      ${PRELOAD}
      if (token) {
        window.earlyAnswers = { token, answers: new Map(${JSON.stringify(urls)}.map((url) => [url, ask(url)])) };
        ${JSON.stringify(scripts)}.forEach(load);
      }
    } catch {}</script>`;
}

/** The first pictures of best looks, in the places that are kept for them, as soon as it is known which: they wait for no script. */
function showLooks(url: string): string {
  return `earlyAnswers.answers.get(${JSON.stringify(url)}).then((answer) => answer.clone().json())
          .then(({ preview, clothingByCategory }) => {
            const looks = preview ? [] : Object.values(clothingByCategory)[0];
            const places = [...document.querySelectorAll('[data-place]')].slice(0, looks.length);
            return Promise.all(places.map((place, index) => {
              const picture = Object.assign(new Image(400, 500), { alt: '', src: ${JSON.stringify(API_BASE_URL)} + looks[index].imageUrl });
              place.replaceChildren(picture);
              return picture.decode();
            }));
          })
          .then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))).catch(() => undefined)`;
}

/**
 * What a screen opens with, for whoever is signed in; others see nothing of it. The app runs once that is painted with its
 * pictures, since it would keep a slow phone from painting, and its small files, which would stand in the way of the pictures
 * where a server is asked for six at a time, come then, too: the first script, five times as large as all of them, is under way.
 */
function openWith({ body, looks }: Opening, entry: string, scripts: readonly string[]): string {
  return `<div id="root"></div>
    <template id="opening">${body}</template>
    <script>{
      const start = () => import(${JSON.stringify(entry)});
      const { earlyAnswers } = window;
      if (!earlyAnswers) start();
      else {
        document.getElementById('root').append(document.getElementById('opening').content);
        ${PRELOAD}
        const painted = new Promise((resolve) =>
          new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint').length && resolve())
            .observe({ type: 'paint', buffered: true }));
        const pictured = ${looks ? showLooks(looks) : 'undefined'};
        const opened = new Promise((resolve) => setTimeout(resolve, ${OPENED_BY_NOW}));
        Promise.race([Promise.all([painted, pictured]), opened]).then(() => {
          ${JSON.stringify(scripts)}.forEach(load);
          start();
        });
      }
    }</script>`;
}

/**
 * Makes a page of the built `index.html`: its own head and body, its styles, and its scripts after the first paint. The
 * page of a screen asks for all that the screen needs at once, before the app has found it out.
 *
 * @throws Error when the template lacks a place that is to be filled
 */
export function fillTemplate(template: string, { files, page, reads = [], opening }: Filling): string {
  const links: string[] = [];
  let html = template;
  const replace = (place: string | RegExp, content: string) => {
    if (html.search(place) < 0) throw new Error(`index.html has no place for ${String(place)}.`);
    // As a function, since a page may hold what a replacement text gives a meaning.
    html = html.replace(place, () => content);
  };
  html = html.replace(STYLE_LINK, '');
  const entry = ENTRY_SCRIPT.exec(html)?.[1] ?? '';
  const scripts = files.scripts.map((file) => `/${file}`);
  if (page || opening) replace(ENTRY_SCRIPT, '');
  if (page) {
    html = html.replace(HEAD_DEFAULTS, '');
    links.push(page.head, ...writtenOut(files.styles));
    links.push(afterFirstPaint([entry, ...scripts]));
    replace(EMPTY_ROOT, `<div id="root" ${PRERENDERED_ATTRIBUTE}="${page.path}">${page.body}</div>`);
    if (page.withoutScripts) replace(NO_SCRIPT, '');
  } else {
    links.push(askEarly(reads, opening ? [entry] : scripts), ...writtenOut(files.styles));
    if (opening) replace(EMPTY_ROOT, openWith(opening, entry, scripts));
  }
  replace(HEAD_END, `  ${links.join('\n    ')}\n  ${HEAD_END}`);
  return html;
}
