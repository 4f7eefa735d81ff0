import { ORIGIN_PLACEHOLDER } from '@figura/contracts';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { aliases } from '../aliases';
import { App } from '../app';
import type { Article } from '../content/article';
import type { PageModule, RoutePage } from '../lib/page/route-page';
import { publicRoutes } from '../public-routes';
import { loadPageAt } from '../router';
import { allScreens } from '../signed-in-routes';
import { buildRobotsTxt, buildSitemap } from './crawling';
import type { PageFiles } from './page-html';
import { fillApp, fillPage, fillScreen } from './page-html';
import { listStaticPages } from './static-pages';

export { drawSocialPicture } from './social-picture';

const articles = import.meta.glob<Article>('../content/blog/*.en.md', {
  query: '?summary',
  import: 'default',
  eager: true,
});

const modules = import.meta.glob<Partial<PageModule>>(['../routes/**/*.tsx', '!**/*.spec.tsx'], {
  eager: true,
});

/** Source files below src/, from which the build finds each page's chunks. */
const sources = new Map(
  Object.entries(modules).map(([path, { default: page }]) => [page, path.replace('../', '')]),
);

const APP = 'start-app.tsx';
const SIGNED_IN = 'signed-in-router.tsx';

/** The API replaces this placeholder with its own URL; other hosts set `VITE_APP_URL`. */
const origin: string = import.meta.env['VITE_APP_URL'] ?? ORIGIN_PLACEHOLDER;

/**
 * By file name: public pages, screens without parameters, `app.html` for all other URLs, crawler files, and the list of URLs. `findFiles`
 * finds the files of modules below src/ that the template does not name.
 */
export async function renderDocuments(
  template: string,
  findFiles: (...sources: string[]) => PageFiles,
): Promise<Map<string, string>> {
  const staticPages = listStaticPages(Object.values(articles));
  const routes = [
    ...publicRoutes.map(({ path }) => path),
    ...aliases.map(({ from }) => from),
    ...Object.keys(allScreens),
  ];
  const files = new Map([
    ['app.html', fillApp(template, findFiles(APP, SIGNED_IN))],
    ['sitemap.xml', buildSitemap(staticPages, origin)],
    ['robots.txt', buildRobotsTxt(origin)],
    ['.vite/routes.json', JSON.stringify(routes)],
  ]);
  for (const page of staticPages) {
    const html = fillPage(
      template,
      page,
      await renderBody(page.path),
      findFiles(APP, await findSource(page.route.page)).styles,
      origin,
    );
    files.set(page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`, html);
  }
  for (const [path, page] of Object.entries(allScreens)) {
    const plainPath = path.replace(/\/:\w+\?$/, '');
    if (plainPath.includes(':')) continue;
    const html = fillScreen(
      template,
      await renderBody(plainPath, true),
      findFiles(APP, SIGNED_IN, await findSource(page)),
    );
    files.set(`${plainPath.slice(1)}.html`, html);
  }
  return files;
}

async function findSource(page: RoutePage): Promise<string> {
  const source = sources.get((await page.load()).default);
  if (source === undefined) throw new Error('A page of a route is not below src/routes.');
  return source;
}

async function renderBody(path: string, isFrame = false): Promise<string> {
  await loadPageAt(path);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App isFrame={isFrame} />
      </StaticRouter>
    </StrictMode>,
    {
      // Larger parts would need an inline script, which the CSP forbids.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be rendered.`);
  return new Response(prelude).text();
}
