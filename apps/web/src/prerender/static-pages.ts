import { matchPath } from 'react-router-dom';
import type { Article } from '../content/article';
import type { PageMeta } from '../content/page-meta';
import { PAGE_META } from '../content/page-meta';
import { paths } from '../paths';
import type { PublicRoute } from '../public-routes';
import { publicRoutes } from '../public-routes';

export interface StaticPage extends PageMeta {
  route: PublicRoute;
  published?: { on: string; by: string };
}

type Summary = Pick<Article, 'slug' | 'title' | 'excerpt' | 'date' | 'author'>;

/** In route order, one page per article. Throws if `content/page-meta.ts` lacks an entry. */
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
