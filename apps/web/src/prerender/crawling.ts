import { API_BASE_PATH } from '@figura/contracts';
import type { StaticPage } from './static-pages';

export function buildSitemap(
  pages: readonly Pick<StaticPage, 'path' | 'published'>[],
  origin: string,
): string {
  const entries = pages.map(({ path, published }) => {
    const changed = published ? `<lastmod>${published.on}</lastmod>` : '';
    return `  <url><loc>${origin}${path}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function buildRobotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: ${API_BASE_PATH}/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
