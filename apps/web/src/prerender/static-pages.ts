import { matchPath } from 'react-router-dom';
import type { Article } from '../content/article';
import type { PageMeta } from '../content/page-meta';
import { PAGE_META } from '../content/page-meta';
import { paths } from '../paths';
import type { PublicRoute } from '../public-routes';
import { publicRoutes } from '../public-routes';

/** A page that the build writes as HTML. */
export interface StaticPage extends PageMeta {
  route: PublicRoute;
  /** Of an article. */
  published?: { on: string; by: string };
}

/** Files in routes/ of the public pages that are not named as their URL. */
const FILES: Record<string, string> = {
  [paths.landing]: 'public/landing',
  [`${paths.blog}/:slug`]: 'public/article',
};

/** The file in routes/ of a public page, without its ending: the build finds the page's chunk by it. */
export function getFile({ path, frame }: PublicRoute): string {
  return FILES[path] ?? `${frame === 'public' ? 'public' : 'account'}${path}`;
}

type Summary = Pick<Article, 'slug' | 'title' | 'excerpt' | 'date' | 'author'>;

/**
 * Every page to be written, in the order of the routes; a route with a parameter has a page for each article that it
 * matches.
 *
 * @throws Error when a route has nothing written about it in `content/page-meta.ts`
 */
export function listStaticPages(articles: readonly Summary[]): StaticPage[] {
  const described: Omit<StaticPage, 'route'>[] = [
    ...PAGE_META,
    ...articles.map(({ slug, title, excerpt, date, author }) => ({
      path: `${paths.blog}/${slug}`,
      title,
      description: excerpt,
      published: { on: date, by: author },
    })),
  ];
  return publicRoutes
    .filter(({ dependsOnQuery }) => !dependsOnQuery)
    .flatMap((route) => {
      const pages = described.filter(({ path }) => matchPath(route.path, path));
      if (pages.length === 0) throw new Error(`content/page-meta.ts says nothing about ${route.path}.`);
      return pages.map((page) => ({ ...page, route }));
    });
}
