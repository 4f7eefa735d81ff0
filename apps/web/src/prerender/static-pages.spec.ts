/** @jest-environment node */
import { publicRoutes } from '../public-routes';
import { listStaticPages } from './static-pages';

const article = {
  slug: 'on-hems',
  title: 'On hems',
  excerpt: 'Where a hem ends.',
  date: '2026-03-14',
  author: 'Mira Holm',
};

it('listStaticPages contains every public route that can be prerendered, with a description', () => {
  const pages = listStaticPages([article]);
  const ahead = publicRoutes.filter(({ path, dependsOnQuery }) => !dependsOnQuery && !path.includes(':'));
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(ahead.map(({ path }) => path)));
  for (const { title, description } of pages) expect([title, description]).not.toContain('');
});

it('listStaticPages omits pages that depend on a mailed link', () => {
  const addresses = listStaticPages([article]).map(({ path }) => path);
  expect(addresses).not.toContain('/verify-email');
  expect(addresses).not.toContain('/reset-password');
});

it('listStaticPages contains each URL once', () => {
  const addresses = listStaticPages([article]).map(({ path }) => path);
  expect(new Set(addresses).size).toBe(addresses.length);
});
