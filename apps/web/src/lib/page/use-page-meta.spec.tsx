import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { findPageMeta } from '../../content/page-meta';
import { renderApp } from '../testing/render-app';
import { usePageMeta } from './use-page-meta';

function Help() {
  usePageMeta({ path: '/help', title: 'Help Center' });
  return <Link to="/blog/hems">article</Link>;
}

function Article() {
  usePageMeta({ path: '/blog/hems', title: 'On hems', description: 'Where a hem ends.' });
  return (
    <>
      <Link to="/help">help</Link>
      <Link to="/dashboard">dashboard</Link>
    </>
  );
}

const open = (route: string) =>
  renderApp(
    <Routes>
      <Route path="/help" element={<Help />} />
      <Route path="/blog/hems" element={<Article />} />
      <Route path="/dashboard" element={<p>dashboard</p>} />
    </Routes>,
    { route },
  );

const findDescription = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
const listCanonical = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => href);

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="As it was sent.">';
});

it('usePageMeta sets the title and canonical URL, and keeps the description of the first page', () => {
  open('/help');
  expect(document.title).toBe('Help Center · Figura');
  expect(findDescription()).toBe('As it was sent.');
  expect(listCanonical()).toEqual(['http://localhost/help']);
});

it('usePageMeta uses an article’s own description', async () => {
  const { person } = open('/help');
  await person.click(screen.getByRole('link', { name: 'article' }));
  expect(document.title).toBe('On hems · Figura');
  await waitFor(() => expect(findDescription()).toBe('Where a hem ends.'));
  expect(listCanonical()).toEqual(['http://localhost/blog/hems']);
});

it('usePageMeta uses the description from the list of pages', async () => {
  const { person } = open('/blog/hems');
  await person.click(screen.getByRole('link', { name: 'help' }));
  await waitFor(() => expect(findDescription()).toBe(findPageMeta('/help').description));
});

it("usePageMeta keeps the server's own origin, whatever URL the browser used", () => {
  document.head.innerHTML += `
    <meta property="og:url" content="https://figura.example/help">
    <link rel="canonical" href="https://figura.example/help">`;
  open('/help');
  expect(listCanonical()).toEqual(['https://figura.example/help']);
});

it('usePageMeta removes the canonical URL on a page without one', async () => {
  const { person } = open('/blog/hems');
  await person.click(screen.getByRole('link', { name: 'dashboard' }));
  expect(listCanonical()).toEqual([]);
});
