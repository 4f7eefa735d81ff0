import { buildRobotsTxt, buildSitemap } from './crawling';

it('sitemap.xml lists each page by its URL, and articles with their date', () => {
  const pages = [{ path: '/' }, { path: '/blog/on-hems', published: { on: '2026-03-14', by: 'Mira Holm' } }];
  const sitemap = new DOMParser().parseFromString(buildSitemap(pages, 'https://figura.example'), 'text/xml');
  expect([...sitemap.querySelectorAll('loc')].map((loc) => loc.textContent)).toEqual([
    'https://figura.example/',
    'https://figura.example/blog/on-hems',
  ]);
  expect(sitemap.querySelector('lastmod')?.textContent).toBe('2026-03-14');
});

it('robots.txt points crawlers to the sitemap and keeps them out of the API', () => {
  const robots = buildRobotsTxt('https://figura.example');
  expect(robots).toContain('Disallow: /api/\n');
  expect(robots).toContain('Sitemap: https://figura.example/sitemap.xml');
});
