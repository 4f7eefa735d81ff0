import type { FashionItem } from '@figura/contracts';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createItemResponse } from '../../lib/testing/a-recommendation';
import { createMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlerOf } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import TrendDetail from './trend-detail';

const CAPE = 'GET /recommendations/trending/item/cape';
const REASONS = [
  'Part of “The long coat”, the theme of this week.',
  'Made for fall and winter, so now is its time.',
];
const createCape = (overrides: Partial<FashionItem> = {}) => ({
  reasons: REASONS,
  theme: null,
  item: createItemResponse('cape', { imageName: 'A woollen cape', productName: 'Cape No. 7', ...overrides })
    .item,
});

const open = (route: string, handler: FakeHandlerOf<typeof CAPE> = () => createCape()) => {
  const calls = mockApi({ [CAPE]: handler });
  const app = renderApp(
    <Routes>
      <Route path="/current-trends/detail/:itemId?" element={<TrendDetail />} />
      <Route path="/current-trends/:category/:itemId" element={<TrendDetail />} />
    </Routes>,
    { user: createMeasuredUser(), route },
  );
  return { ...app, calls };
};
const DETAIL = '/current-trends/detail/cape';

it.each([DETAIL, '/current-trends/outerwear/cape'])(
  'the page of a trend shows picture, maker, name, reason, and shop at %s',
  async (route) => {
    open(route);
    expect(await screen.findByRole('heading', { level: 1, name: 'A woollen cape' })).toBeVisible();
    const picture = document.querySelector('article img');
    expect(picture).toHaveAttribute('src', '/api/pictures/items/cape.svg');
    expect(picture).toHaveAttribute('alt', '');
    expect(screen.getByText('Rue Calembert')).toBeVisible();
    const why = within(screen.getByRole('region', { name: 'Why This is Trending' }));
    expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(REASONS);
    expect(why.getByRole('link', { name: 'What it does for you' })).toHaveAttribute(
      'href',
      '/current-trends/personalized/detail/cape',
    );
    const shop = screen.getByRole('link', { name: /^Shop This Trend/ });
    expect(shop).toHaveAttribute('href', 'https://rue-calembert.example/cape');
    expect(shop).toHaveAttribute('target', '_blank');
    expect(shop).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

it('the page of a trend falls back to the product name, and omits an unknown maker', async () => {
  open(DETAIL, () => createCape({ imageName: '', brand: '' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cape No. 7' })).toBeVisible();
  expect(screen.queryByText('Rue Calembert')).not.toBeInTheDocument();
});

it.each([
  ['javascript:alert(1)', 'https://shop.example', 'https://shop.example'],
  ['', 'http://shop.example', null],
  ['', '', null],
])('the page of a trend with the URLs %p and %p links to the shop at %p', async (fullURL, url, href) => {
  open(DETAIL, () => createCape({ fullURL, url }));
  await screen.findByRole('heading', { name: 'Why This is Trending' });
  expect(screen.queryByRole('link', { name: /^Shop/ })?.getAttribute('href') ?? null).toBe(href);
});

it.each([
  ['', '/current-trends'],
  ['?from=personalized', '/current-trends?tab=personalized'],
  ['?from=category&category=One-Piece', '/current-trends/category/One-Piece'],
  ['?from=category', '/current-trends'],
])('the page of a trend with the query "%s" leads back to %s', async (query, goal) => {
  open(`${DETAIL}${query}`);
  expect(await screen.findByRole('link', { name: 'Back to Trends' })).toHaveAttribute('href', goal);
});

it('the page of a trend leads back to the category in its URL', async () => {
  open('/current-trends/tops/cape?from=category');
  expect(await screen.findByRole('link', { name: 'Back to Trends' })).toHaveAttribute(
    'href',
    '/current-trends/category/Tops',
  );
});

it('the page of a trend shows that it is loading', () => {
  open(DETAIL, () => new Promise(() => undefined));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.getByRole('heading', { level: 1, name: 'Trending item' })).toBeVisible();
});

it('the page of a trend reports that there is no such item', async () => {
  open('/current-trends/detail/unknown');
  expect(await screen.findByRole('heading', { name: 'Item Not Found' })).toBeVisible();
  expect(screen.getByText('No trending item details found')).toBeVisible();
});

it('the page of a trend requests nothing for an invalid id', () => {
  const { calls } = open('/current-trends/detail/..%2F..%2Fauth%2Fme');
  expect(screen.getByRole('heading', { name: 'Item Not Found' })).toBeVisible();
  expect(calls).toEqual([]);
});

it('the page of a trend reports that the URL contains no item', () => {
  open('/current-trends/detail');
  expect(screen.getByRole('heading', { name: 'Missing item ID' })).toBeVisible();
});

it('the page of a trend shows an error and can be reloaded', async () => {
  const { person } = open(DETAIL, () => createProblem(500, 'Broken', { code: 'INTERNAL' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load item details. Please try again.',
  );
  mockApi({ [CAPE]: () => createCape() });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'A woollen cape' })).toBeVisible();
});

it('the page of a trend is locked for a free account', async () => {
  const { person } = open(DETAIL, () => createProblem(403, 'Locked', { code: 'PREMIUM_REQUIRED' }));
  expect(await screen.findByRole('heading', { name: 'Current Trends - Premium Feature' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Unlock Current Trends' }));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});
