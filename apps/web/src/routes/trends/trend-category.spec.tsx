import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { createSomeTrends } from '../../lib/testing/a-recommendation';
import { createMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlerOf } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import TrendCategory from './trend-category';

const TOPS = 'GET /recommendations/trending/category/Tops';
const FOR_YOU = 'GET /recommendations/trending/personalized';
const PERSONAL = {
  week: '2026-W47',
  seasonBadge: 'Fall/Winter 2026',
  theme: null,
  personalizedTrendingByCategory: { Tops: createSomeTrends('mine', 4) },
  reasons: [],
  nearlyYours: [],
};
const answer = (count: number) => ({
  week: '2026-W47',
  seasonBadge: 'Summer/Fall 2025',
  theme: null,
  items: createSomeTrends('top', count),
});
const createInternalProblem = () => createProblem(500, 'Broken', { code: 'INTERNAL' });

const open = (segment: string, handler: FakeHandlerOf<typeof TOPS> = () => answer(5)) => {
  const calls = mockApi({ [TOPS]: handler, [FOR_YOU]: () => PERSONAL });
  const app = renderApp(
    <Routes>
      <Route path="/current-trends/category/:category?" element={<TrendCategory />} />
    </Routes>,
    { user: createMeasuredUser(), route: `/current-trends/category/${segment}` },
  );
  return { ...app, calls };
};

it.each(['Tops', 'tops'])('a category of the trends shows all of its items at %s', async (segment) => {
  open(segment);
  expect(await screen.findByRole('link', { name: 'The top-5' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('heading', { level: 1, name: 'Trending Tops' })).toBeVisible();
  expect(screen.getByText("What's hot right now")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Current Trends' })).toHaveAttribute('href', '/current-trends');
});

it('a category of the trends links to the details with the ids of the category', async () => {
  open('Tops', () => answer(2));
  const card = await screen.findByRole('link', { name: 'The top-1' });
  const [pathname, search] = card.getAttribute('href')!.split('?');
  expect(pathname).toBe('/item-detail/top-1');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    category: 'Tops',
    type: 'trends',
    items: JSON.stringify(['top-1', 'top-2']),
  });
});

it('a category of the trends for a user shows only suitable items, and links back there', async () => {
  const calls = mockApi({
    [FOR_YOU]: () => PERSONAL,
  });
  renderApp(
    <Routes>
      <Route path="/current-trends/category/:category?" element={<TrendCategory />} />
    </Routes>,
    { user: createMeasuredUser(), route: '/current-trends/category/Tops?tab=personalized' },
  );
  const card = await screen.findByRole('link', { name: 'The mine-4' });
  expect(card.getAttribute('href')).toMatch(/^\/item-detail\/mine-4\?category=Tops&type=bestlooks&items=/);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('For You')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Current Trends' })).toHaveAttribute(
    'href',
    '/current-trends?tab=personalized',
  );
  expect(calls.map(({ route }) => route)).not.toContain(TOPS);
});

it('a category of the trends shows first what suits the user and why', async () => {
  const [, second, third] = createSomeTrends('top', 3);
  mockApi({
    [TOPS]: () => answer(3),
    [FOR_YOU]: () => ({
      ...PERSONAL,
      personalizedTrendingByCategory: { Tops: [third!] },
      reasons: [{ itemId: 'top-3', reason: 'V-neck: it lengthens.' }],
      nearlyYours: [{ item: second!, change: 'Look for V-neck instead of crew neck.' }],
    }),
  });
  renderApp(
    <Routes>
      <Route path="/current-trends/category/:category?" element={<TrendCategory />} />
    </Routes>,
    { user: createMeasuredUser(), route: '/current-trends/category/Tops' },
  );
  expect(await screen.findByRole('link', { name: 'The top-3' })).toHaveAccessibleDescription(
    '+ V-neck: it lengthens.',
  );
  const cards = screen.getAllByRole('listitem').map((card) => card.textContent);
  expect(cards).toEqual([
    expect.stringContaining('The top-3'),
    expect.stringMatching(/The top-2.*± Look for V-neck/),
    expect.stringContaining('The top-1'),
  ]);
});

it('a category of the trends shows that it is loading', () => {
  open('Tops', () => new Promise(() => undefined));
  expect(screen.getByRole('status')).toHaveTextContent('Loading trending Tops...');
});

it('a category of the trends says that it is empty', async () => {
  open('Tops', () => answer(0));
  expect(await screen.findByRole('heading', { name: 'No Trending Items Found' })).toBeVisible();
});

it('an unknown category of the trends is empty, without a request or the text of the URL', () => {
  const { calls } = open('You%20have%20won');
  expect(screen.getByRole('heading', { name: 'No Trending Items Found' })).toBeVisible();
  expect(screen.queryByText(/You have won/)).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

it.each(['', '%20'])('a category of the trends reports a missing category at "%s"', (segment) => {
  open(segment);
  expect(screen.getByRole('heading', { name: 'Missing authentication or category' })).toBeVisible();
});

it('a category of the trends leads back to the previous page if it cannot be loaded', async () => {
  mockApi({ [TOPS]: createInternalProblem, [FOR_YOU]: () => PERSONAL });
  const { person, url } = renderApp(
    <Routes>
      <Route path="/before" element={<Link to="/current-trends/category/Tops">open</Link>} />
      <Route path="/current-trends/category/:category?" element={<TrendCategory />} />
    </Routes>,
    { user: createMeasuredUser(), route: '/before' },
  );
  await person.click(screen.getByRole('link', { name: 'open' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error Loading');
  await person.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(url()).toBe('/before');
});

it('a category of the trends can be reloaded', async () => {
  const { person } = open('Tops', createInternalProblem);
  await screen.findByRole('alert');
  mockApi({ [TOPS]: () => answer(1), [FOR_YOU]: () => PERSONAL });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'The top-1' })).toBeVisible();
});

it('a category of the trends is locked for a free account', async () => {
  const { person } = open('Tops', () => createProblem(403, 'Locked', { code: 'PREMIUM_REQUIRED' }));
  await person.click(await screen.findByRole('button', { name: 'Unlock Current Trends' }));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});
