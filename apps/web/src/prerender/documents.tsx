import { ORIGIN_PLACEHOLDER } from '@figura/contracts';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { aliases } from '../aliases';
import { App } from '../app';
import type { Article } from '../content/article';
import { publicRoutes } from '../public-routes';
import { loadPageAt } from '../router';
import { allScreens } from '../signed-in-routes';
import { buildRobotsTxt, buildSitemap } from './crawling';
import type { PageFiles } from './page-html';
import { fillApp, fillPage } from './page-html';
import { getPageFile, listStaticPages } from './static-pages';

export { drawSocialPicture } from './social-picture';

const articles = import.meta.glob<Article>('../content/blog/*.en.md', {
  query: '?summary',
  import: 'default',
  eager: true,
});

const APP = 'start-app.tsx';

/** The API replaces this placeholder with its own URL; other hosts set `VITE_APP_URL`. */
const origin: string = import.meta.env['VITE_APP_URL'] ?? ORIGIN_PLACEHOLDER;

/**
 * By file name: public pages, `app.html` for all other URLs, crawler files, and the list of URLs; the server
 * answers 404 elsewhere. `findFiles` finds the files of modules below src/ that the template does not name.
 */
export async function renderDocuments(
  template: string,
  findFiles: (...sources: string[]) => PageFiles,
): Promise<Map<string, string>> {
  const pages = listStaticPages(Object.values(articles));
  const routes = [
    ...publicRoutes.map(({ path }) => path),
    ...aliases.map(({ from }) => from),
    ...Object.keys(allScreens),
  ];
  const files = new Map([
    ['app.html', fillApp(template, findFiles(APP, 'signed-in-router.tsx'))],
    ['sitemap.xml', buildSitemap(pages, origin)],
    ['robots.txt', buildRobotsTxt(origin)],
    ['.vite/routes.json', JSON.stringify(routes)],
  ]);
  for (const page of pages) {
    const html = fillPage(
      template,
      page,
      await renderBody(page.path),
      findFiles(APP, `routes/${getPageFile(page.route)}.tsx`).styles,
      origin,
    );
    files.set(page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`, html);
  }
  return files;
}

async function renderBody(path: string): Promise<string> {
  await loadPageAt(path);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
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
