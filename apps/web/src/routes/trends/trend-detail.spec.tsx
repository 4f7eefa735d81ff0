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
  'the details of a trend show its picture, maker and name, why it is trending and where it is sold, at %s',
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

it('the details of a trend are called like the product where the picture has no name, and leave an unknown maker out', async () => {
  open(DETAIL, () => createCape({ imageName: '', brand: '' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cape No. 7' })).toBeVisible();
  expect(screen.queryByText('Rue Calembert')).not.toBeInTheDocument();
});

it.each([
  ['javascript:alert(1)', 'https://shop.example', 'https://shop.example'],
  ['', 'http://shop.example', null],
  ['', '', null],
])('the details of a trend lead from the URLs %p and %p to the shop at %p', async (fullURL, url, href) => {
  open(DETAIL, () => createCape({ fullURL, url }));
  await screen.findByRole('heading', { name: 'Why This is Trending' });
  expect(screen.queryByRole('link', { name: /^Shop/ })?.getAttribute('href') ?? null).toBe(href);
});

it.each([
  ['', '/current-trends'],
  ['?from=personalized', '/current-trends?tab=personalized'],
  ['?from=category&category=One-Piece', '/current-trends/category/One-Piece'],
  ['?from=category', '/current-trends'],
])('the details of a trend asked for with "%s" lead back to %s', async (query, goal) => {
  open(`${DETAIL}${query}`);
  expect(await screen.findByRole('link', { name: 'Back to Trends' })).toHaveAttribute('href', goal);
});

it('the details of a trend lead back to the category of their URL', async () => {
  open('/current-trends/tops/cape?from=category');
  expect(await screen.findByRole('link', { name: 'Back to Trends' })).toHaveAttribute(
    'href',
    '/current-trends/category/Tops',
  );
});

it('the details of a trend say that they are loading', () => {
  open(DETAIL, () => new Promise(() => undefined));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.getByRole('heading', { level: 1, name: 'Trending item' })).toBeVisible();
});

it('the details of a trend say that there is no such item', async () => {
  open('/current-trends/detail/unknown');
  expect(await screen.findByRole('heading', { name: 'Item Not Found' })).toBeVisible();
  expect(screen.getByText('No trending item details found')).toBeVisible();
});

it('the details of a trend ask for nothing that cannot be an id', () => {
  const { calls } = open('/current-trends/detail/..%2F..%2Fauth%2Fme');
  expect(screen.getByRole('heading', { name: 'Item Not Found' })).toBeVisible();
  expect(calls).toEqual([]);
});

it('the details of a trend say that the URL names no item', () => {
  open('/current-trends/detail');
  expect(screen.getByRole('heading', { name: 'Missing item ID' })).toBeVisible();
});

it('the details of a trend say what went wrong, and load when asked again', async () => {
  const { person } = open(DETAIL, () => createProblem(500, 'Broken', { code: 'INTERNAL' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load item details. Please try again.',
  );
  mockApi({ [CAPE]: () => createCape() });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'A woollen cape' })).toBeVisible();
});

it('the details of a trend are locked for a free account', async () => {
  const { person } = open(DETAIL, () => createProblem(403, 'Locked', { code: 'PREMIUM_REQUIRED' }));
  expect(await screen.findByRole('heading', { name: 'Current Trends - Premium Feature' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Unlock Current Trends' }));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});
