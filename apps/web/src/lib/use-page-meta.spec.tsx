import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { PageMeta } from '../content/page-meta';
import { usePageMeta } from './use-page-meta';

function Page({ meta }: { meta: PageMeta }) {
  usePageMeta(meta);
  return null;
}
const open = (meta: PageMeta) =>
  render(
    <MemoryRouter>
      <Page meta={meta} />
    </MemoryRouter>,
  );

const about: PageMeta = { path: '/about', title: 'About Us', description: 'Who we are.' };
const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
const canonical = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => href);

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="Of the page before.">';
});

it('names the page, describes it and gives its address', () => {
  open(about);
  expect(document.title).toBe('About Us · Figura');
  expect(description()).toBe('Who we are.');
  expect(canonical()).toEqual(['http://localhost/about']);
});

it('follows to the next page', () => {
  const { rerender } = open(about);
  rerender(
    <MemoryRouter>
      <Page meta={{ path: '/help', title: 'Help Center', description: 'Answers.' }} />
    </MemoryRouter>,
  );
  expect(document.title).toBe('Help Center · Figura');
  expect(description()).toBe('Answers.');
  expect(canonical()).toEqual(['http://localhost/help']);
});

it("keeps the server's own origin, by whatever address the browser came", () => {
  document.head.innerHTML += `
    <meta property="og:url" content="https://figura.example/">
    <link rel="canonical" href="https://figura.example/">`;
  open(about);
  expect(canonical()).toEqual(['https://figura.example/about']);
});

it('leaves no canonical address to a page that has none', () => {
  open(about).unmount();
  expect(canonical()).toEqual([]);
});
