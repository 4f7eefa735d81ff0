import type { Product } from '@figura/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import {
  createGarment,
  createEffect,
  createItemResponse,
  createSomeLooks,
  createSomeTrends,
} from '../../lib/testing/a-recommendation';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { pathTo } from '../../path-to';
import BestLooksItem from './best-looks-item';
import ItemDetail from './item-detail';

const LIST = 'GET /recommendations/best-looks';
const TRENDS = 'GET /recommendations/trending';
const getItemRoute = (id: string) => `GET /recommendations/fashion-item/${id}`;
const FIRST = 'GET /recommendations/fashion-item/top-1';
const SECOND = 'GET /recommendations/fashion-item/top-2';
const IDS = ['top-1', 'top-2', 'top-3'];

const serveApp = (handlers: FakeHandlers = {}) =>
  mockApi({
    [LIST]: () => ({ clothingByCategory: { Tops: createSomeLooks('top', 3) } }),
    ...Object.fromEntries(IDS.map((id) => [getItemRoute(id), () => createItemResponse(id)])),
    ...handlers,
  });

const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`;
const buildListQuery = (items: unknown = IDS.map((_id) => ({ _id }))) =>
  query({ category: 'Tops', type: 'bestlooks', items: JSON.stringify(items) });

const open = (address: string) =>
  renderApp(
    <Routes>
      <Route path="/item-detail/:itemId?" element={<ItemDetail />} />
      <Route path="/best-looks/:category/:itemId" element={<BestLooksItem />} />
      <Route path="/best-looks" element={<p>all looks</p>} />
      <Route path="/list" element={<Link to={address}>open</Link>} />
    </Routes>,
    { user: createMeasuredUser(), route: '/list' },
  );
const click = async (address: string) => {
  const app = open(address);
  await app.person.click(screen.getByRole('link', { name: 'open' }));
  return app;
};
const showItem = (name: string) => screen.findByRole('heading', { level: 1, name });
const getPicture = () => document.querySelector<HTMLImageElement>('article img')!;

it('the item page shows the picture, the name, the reasons, and the shop', async () => {
  serveApp();
  await click(`/item-detail/top-2${buildListQuery()}`);
  expect(await screen.findByText('It ends above the widest line.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'The top-2' })).toBeVisible();
  expect(screen.getByText('Tops')).toBeVisible();
  expect(getPicture()).toHaveAttribute('src', '/api/pictures/items/top-2.svg');
  expect(getPicture()).toHaveAttribute('alt', '');
  const reasons = screen.getByRole('region', { name: 'Why This Works for You' });
  expect(within(reasons).getAllByRole('listitem')).toHaveLength(2);
  const shop = screen.getByRole('link', { name: /^Shop This Look/ });
  expect(shop).toHaveAttribute('href', 'https://rue-calembert.example/top-2');
  expect(shop).toHaveAttribute('target', '_blank');
  expect(shop).toHaveAttribute('rel', 'noopener noreferrer');
});

it('an item can be hidden on its page, and undone there', async () => {
  const user = createMeasuredUser();
  const calls = serveApp({
    'PUT /user/marks/top-1': ({ mark }: { mark: string | null }) => ({
      user: { ...user, preferences: { ...user.preferences, hidden: mark === 'hide' ? ['top-1'] : [] } },
    }),
  } as object as FakeHandlers);
  const { person } = await click('/item-detail/top-1');
  await person.click(await screen.findByRole('button', { name: 'Hide it' }));
  await person.click(await screen.findByRole('button', { name: 'Show it again' }));
  expect(await screen.findByRole('button', { name: 'Hide it' })).toBeVisible();
  const marks = calls.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body);
  expect(marks).toEqual([{ mark: 'hide' }, { mark: null }]);
});

it('the item page links to searches for similar items, with words to copy', async () => {
  serveApp();
  const { person } = await click('/item-detail/top-1');
  const alike = within(await screen.findByRole('region', { name: 'Find one like this' }));
  const searches = alike.getAllByRole('link');
  expect(searches.map((link) => link.getAttribute('href'))).toEqual([
    'https://second-hand.example/?q=blouse%20boat%20neck',
    'https://new.example/?q=blouse%20boat%20neck',
  ]);
  for (const search of searches) expect(search).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await person.click(alike.getByRole('button', { name: 'Copy the words' }));
  expect(await navigator.clipboard.readText()).toBe('blouse boat neck');
  expect(alike.getByRole('status')).toHaveTextContent('Copied.');
});

it('the item page reports that the browser did not allow copying', async () => {
  serveApp();
  const { person } = await click('/item-detail/top-1');
  const alike = within(await screen.findByRole('region', { name: 'Find one like this' }));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await person.click(alike.getByRole('button', { name: 'Copy the words' }));
  expect(alike.getByRole('status')).toHaveTextContent(/^Your browser did not allow it/);
  expect(alike.getByText('blouse boat neck')).toBeVisible();
});

it('the item page shows that it is loading', async () => {
  serveApp({
    [LIST]: () => new Promise(() => undefined),
    [FIRST]: () => new Promise(() => undefined),
  });
  await click('/item-detail/top-1');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

it.each([
  {
    sold: 'at its short address',
    urls: { fullURL: '', url: 'https://shop.example/a' },
    href: 'https://shop.example/a',
  },
  { sold: 'nowhere by script', urls: { fullURL: 'javascript:alert(1)', url: 'nonsense' }, href: null },
  { sold: 'nowhere without encryption', urls: { fullURL: 'http://shop.example', url: '' }, href: null },
])('the item page links to a shop that sells it $sold', async ({ urls, href }) => {
  serveApp({ [FIRST]: () => createItemResponse('top-1', urls) });
  await click('/item-detail/top-1');
  await screen.findByText('It ends above the widest line.');
  const shop = screen.queryByRole('link', { name: /^Shop This Look/ });
  expect(shop?.getAttribute('href') ?? null).toBe(href);
});

it('the item page pages through the list both ways, wraps around, and loads each item', async () => {
  const calls = serveApp();
  const { person } = await click(`/item-detail/top-3${buildListQuery()}`);
  expect(await screen.findByText('3 of 3', { exact: false })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next item' }));
  expect(await showItem('The top-1')).toBeVisible();
  const live = screen.getByText('1 of 3', { exact: false });
  expect(live).toHaveAttribute('aria-live', 'polite');
  expect(live).toHaveTextContent('1 of 3: The top-1');
  await person.click(screen.getByRole('button', { name: 'Previous item' }));
  expect(await showItem('The top-3')).toBeVisible();
  await person.keyboard('{ArrowLeft}');
  expect(await showItem('The top-2')).toBeVisible();
  await person.keyboard('{ArrowRight}{ArrowUp}{Alt>}{ArrowRight}{/Alt}');
  expect(await showItem('The top-3')).toBeVisible();
  expect(calls.map(({ route }) => route)).toEqual(expect.arrayContaining(IDS.map(getItemRoute)));
});

it('the item page pages by a horizontal swipe, not by a vertical one or by mouse', async () => {
  serveApp();
  await click(`/item-detail/top-1${buildListQuery()}`);
  await showItem('The top-1');
  // jsdom has no PointerEvent.
  const point = (type: string, pointerType: string, clientX: number, clientY: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
    fireEvent(getPicture(), Object.assign(event, { pointerType }));
  };
  const swipe = (x: number, y: number, pointerType = 'touch') => {
    point('pointerdown', pointerType, 200, 200);
    point('pointerup', pointerType, 200 + x, 200 + y);
  };
  swipe(-90, 10);
  expect(screen.getByText('2 of 3', { exact: false })).toBeVisible();
  swipe(90, 10);
  expect(screen.getByText('1 of 3', { exact: false })).toBeVisible();
  swipe(-60, 200);
  swipe(-20, 0);
  swipe(-90, 0, 'mouse');
  point('pointerdown', 'touch', 200, 200);
  point('pointercancel', 'touch', 200, 200);
  point('pointerup', 'touch', 100, 200);
  expect(screen.getByText('1 of 3', { exact: false })).toBeVisible();
});

it('the item page has no counter for a single item', async () => {
  serveApp();
  await click('/item-detail/top-1?type=bestlooks');
  await screen.findByText('It ends above the widest line.');
  expect(screen.queryByRole('button', { name: 'Next item' })).not.toBeInTheDocument();
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(screen.getByRole('heading', { level: 1, name: 'The top-1' })).toBeVisible();
});

it('the item page starts with the first item if the list does not contain the item', async () => {
  serveApp();
  await click(`/item-detail/unlisted${buildListQuery()}`);
  expect(await screen.findByText('1 of 3', { exact: false })).toBeVisible();
  expect(await showItem('The top-1')).toBeVisible();
});

it.each([
  ['a link with state, however long the list', createSomeLooks('top', 40), '2 of 40'],
  ['a bare URL, with the nearest items of a long list', null, '2 of 12'],
])('the item page pages through the list of %s', async (_how, among, counter) => {
  serveApp();
  const { to, state } = pathTo.item({
    id: 'top-2',
    category: 'Tops',
    type: 'bestlooks',
    among: createSomeLooks('top', 40),
  });
  expect(to.length).toBeLessThan(300);
  const [pathname = '', search] = to.split('?');
  renderApp(
    <Routes>
      <Route path="/item-detail/:itemId?" element={<ItemDetail />} />
    </Routes>,
    { user: createMeasuredUser(), route: { pathname, search: `?${search}`, state: among ? state : null } },
  );
  expect(await screen.findByText(counter, { exact: false })).toBeVisible();
  expect(await showItem('The top-2')).toBeVisible();
});

it('the item page ignores a list in the state that lacks the item', async () => {
  serveApp();
  renderApp(
    <Routes>
      <Route path="/item-detail/:itemId?" element={<ItemDetail />} />
    </Routes>,
    {
      user: createMeasuredUser(),
      route: { pathname: '/item-detail/top-1', state: { items: ['../auth/me', 'top-3'] } },
    },
  );
  expect(await showItem('The top-1')).toBeVisible();
  expect(screen.queryByText(/ of /)).not.toBeInTheDocument();
});

it('the item page handles Escape and arrow keys, unless a dialog above it has the focus', async () => {
  serveApp({ [FIRST]: () => createProblem(403, 'Locked', { code: 'PREMIUM_REQUIRED' }) });
  const { person, url } = await click(`/item-detail/top-1${buildListQuery()}`);
  await person.click(await screen.findByRole('button', { name: 'Unlock Best Looks' }));
  await person.keyboard('{ArrowRight}{Escape}');
  expect(url()).toMatch(/^\/item-detail/);
  expect(screen.getByText('1 of 3', { exact: false })).toBeInTheDocument();
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await person.keyboard('{Escape}');
  expect(url()).toBe('/list');
});

it('the item page goes back one page when it is closed', async () => {
  serveApp();
  const { person, url } = await click(`/item-detail/top-1${buildListQuery()}`);
  await person.click(await screen.findByRole('button', { name: 'Close' }));
  expect(url()).toBe('/list');
});

it('the item page closes to the best looks if there is no previous page', async () => {
  serveApp();
  const { person, url } = renderApp(
    <Routes>
      <Route path="/best-looks/:category/:itemId" element={<BestLooksItem />} />
      <Route path="/best-looks" element={<p>all looks</p>} />
    </Routes>,
    { user: createMeasuredUser(), route: '/best-looks/tops/top-1' },
  );
  expect(await showItem('The top-1')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(url()).toBe('/best-looks');
});

it.each(['', 'not json', '{"_id":"top-1"}', '[{"_id":"../../auth/me"}]', '[null, 7]'])(
  'the item page goes back one page for the malformed list %p',
  async (items) => {
    const calls = serveApp();
    const { url } = await click(`/item-detail/top-1${query({ items })}`);
    expect(await screen.findByRole('link', { name: 'open' })).toBeVisible();
    expect(url()).toBe('/list');
    expect(calls).toEqual([]);
  },
);

it('the item page uses only the ids of a list', async () => {
  serveApp();
  const items = [
    {
      _id: 'top-1',
      displayName: 'Forged',
      imageUrl: 'https://evil.example/x.png',
      fullURL: 'https://evil.example',
    },
    { _id: 'top-1' },
    { _id: '..' },
  ];
  const { container } = await click(`/item-detail/top-1${buildListQuery(items)}`);
  await screen.findByText('It ends above the widest line.');
  expect(container.innerHTML).not.toMatch(/Forged|evil/);
  expect(screen.queryByText(/ of /)).not.toBeInTheDocument();
});

it('the item page uses the item’s category if the one in the URL is unknown', async () => {
  serveApp();
  await click(`/item-detail/top-1${query({ category: 'You have won' })}`);
  expect(await screen.findByText('Tops')).toBeVisible();
  expect(screen.queryByText('You have won')).not.toBeInTheDocument();
});

it('the item page keeps name and picture, without reasons, if loading fails', async () => {
  const handlers: FakeHandlers = {
    [SECOND]: () => createProblem(500, 'Broken', { code: 'INTERNAL' }),
  };
  serveApp(handlers);
  await click(`/item-detail/top-2${buildListQuery()}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('The reasons could not be loaded just now.');
  expect(screen.getByRole('heading', { level: 1, name: 'The top-2' })).toBeVisible();
  expect(getPicture()).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Shop/ })).not.toBeInTheDocument();
});

it('the item page reports a failure if nothing is known of the item', async () => {
  serveApp({
    'GET /recommendations/fashion-item/cape': () => createProblem(500, 'Broken', { code: 'INTERNAL' }),
  });
  await click('/item-detail/cape');
  expect(await screen.findByText('Failed to load item details. Please try again.')).toBeVisible();
});

it('the item page reports that there is no such item', async () => {
  serveApp();
  await click('/item-detail/cape');
  expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeVisible();
});

it('the item page reports that the URL contains no item', async () => {
  serveApp();
  await click('/item-detail');
  expect(screen.getByRole('heading', { name: 'Missing item ID' })).toBeVisible();
});

it('the item page is locked for a free account', async () => {
  serveApp({ [FIRST]: () => createProblem(403, 'Locked', { code: 'PREMIUM_REQUIRED' }) });
  const { person } = await click('/item-detail/top-1');
  await person.click(await screen.findByRole('button', { name: 'Unlock Best Looks' }));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});

it('the page of a trending item loads it from the trends', async () => {
  serveApp({ 'GET /recommendations/trending-item/cape': () => createItemResponse('cape') });
  await click(`/item-detail/cape${query({ type: 'trends' })}`);
  expect(await showItem('The cape')).toBeVisible();
});

it('the page of a trending item links to why it is trending', async () => {
  serveApp({ 'GET /recommendations/trending-item/cape': () => createItemResponse('cape') });
  await click(`/item-detail/cape${query({ type: 'trends' })}`);
  expect(await screen.findByRole('link', { name: 'Why this is trending' })).toHaveAttribute(
    'href',
    '/current-trends/detail/cape',
  );
});

it('the page of a trend that suits the user links to its personal page', async () => {
  serveApp();
  const { to, state } = pathTo.item({
    id: 'top-1',
    category: 'Tops',
    type: 'bestlooks',
    among: createSomeLooks('top', 2),
    personalTrend: true,
  });
  const [pathname = '', search] = to.split('?');
  renderApp(
    <Routes>
      <Route path="/item-detail/:itemId?" element={<ItemDetail />} />
    </Routes>,
    { user: createMeasuredUser(), route: { pathname, search: `?${search}`, state } },
  );
  expect(await screen.findByRole('link', { name: 'Your trend of the week' })).toHaveAttribute(
    'href',
    '/current-trends/personalized/detail/top-1',
  );
});

it('the page of a trending item keeps name and picture if loading fails', async () => {
  serveApp({
    [TRENDS]: () => ({
      week: '2026-W47',
      seasonBadge: 'Fall/Winter 2026',
      theme: null,
      trendingByCategory: { Shoes: createSomeTrends('shoe', 2) },
    }),
    'GET /recommendations/trending-item/shoe-2': () => createProblem(500, 'Broken', { code: 'INTERNAL' }),
  });
  await click(`/item-detail/shoe-2${query({ type: 'trends' })}`);
  expect(await showItem('The shoe-2')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The reasons could not be loaded just now.');
});

it('the page of a trending item closes to the trends if there is no previous page', async () => {
  serveApp({ 'GET /recommendations/trending-item/cape': () => createItemResponse('cape') });
  const { person, url } = renderApp(
    <Routes>
      <Route path="/item-detail/:itemId?" element={<ItemDetail />} />
      <Route path="/current-trends" element={<p>all trends</p>} />
    </Routes>,
    { user: createMeasuredUser(), route: `/item-detail/cape${query({ type: 'trends' })}` },
  );
  await showItem('The cape');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(url()).toBe('/current-trends');
});

it.each(['/item-detail', '/item-detail/nowhere'])(
  'the page of a missing trending item links to all trends from %s',
  async (pathname) => {
    serveApp();
    await click(`${pathname}${query({ type: 'trends' })}`);
    expect(await screen.findByRole('link', { name: 'All current trends' })).toHaveAttribute(
      'href',
      '/current-trends',
    );
  },
);

it('the page of a trending item is locked for a free account', async () => {
  serveApp({
    'GET /recommendations/trending-item/cape': () =>
      createProblem(403, 'Locked', { code: 'PREMIUM_REQUIRED' }),
  });
  const { person } = await click(`/item-detail/cape${query({ type: 'trends' })}`);
  expect(await screen.findByRole('heading', { name: 'Current Trends - Premium Feature' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Unlock Current Trends' }));
  const dialog = screen.getByRole('dialog', { name: 'Lifetime access' });
  expect(within(dialog).getByText(/It opens current trends,/)).toBeVisible();
});

it('the item page gives a user without measurements no reasons, but a link to measuring', async () => {
  serveApp({
    [FIRST]: () => ({ ...createItemResponse('top-1'), isBestLook: false, effectDescriptions: [] }),
  });
  renderApp(
    <Routes>
      <Route path="/item-detail/:itemId?" element={<ItemDetail />} />
    </Routes>,
    { user: createUser({ hasPaid: true }), route: '/item-detail/top-1' },
  );
  expect(await screen.findByRole('heading', { name: 'Does it suit you?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start My Measurements' })).toHaveAttribute(
    'href',
    '/intro-measurements-welcome',
  );
  expect(screen.queryByText(/Why This Works for You|neither adds/)).not.toBeInTheDocument();
});

it('the item page says so if no proportion speaks for the item', async () => {
  serveApp({ [FIRST]: () => ({ ...createItemResponse('top-1'), effectDescriptions: [] }) });
  await click('/item-detail/top-1');
  expect(await screen.findByText(/wear it because you like it/)).toBeVisible();
});

it('the item page names the garment’s part and the feature with each reason', async () => {
  serveApp();
  await click('/item-detail/top-1');
  const reasons = await screen.findByRole('region', { name: 'Why This Works for You' });
  expect(
    within(reasons)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Ending at the high hipIt ends above the widest line.Wide hips',
    'Boat neckIts neckline draws a line across.Narrow shoulders',
  ]);
});

it('the item page shows three reasons about different values and parts, and can unfold the others', async () => {
  const told = [
    ['boat', 'Wide hips'],
    ['boat', 'Long torso'],
    ['scoop', 'Wide hips'],
    ['crew', 'Narrow shoulders'],
    ['square', 'Short legs'],
  ] as const;
  const effectDescriptions = told.map(([value, bodyPart], index) =>
    createEffect({ value, bodyPart, description: `Reason ${index + 1}.` }),
  );
  serveApp({ [FIRST]: () => ({ ...createItemResponse('top-1'), effectDescriptions }) });
  const { person } = await click('/item-detail/top-1');
  expect(await screen.findByText('Reason 1.')).toBeVisible();
  expect(screen.getByText('Reason 4.')).toBeVisible();
  expect(screen.getByText('Reason 5.')).toBeVisible();
  expect(screen.getByText('Reason 2.')).not.toBeVisible();
  await person.click(screen.getByText('2 more reasons'));
  expect(screen.getByText('Reason 2.')).toBeVisible();
  expect(screen.getByText('Reason 3.')).toBeVisible();
});

it('the item page shows clothes on the user first, and flat in another tab', async () => {
  serveApp();
  const { person } = await click('/item-detail/top-1');
  const views = await screen.findByRole('tablist', { name: 'Ways to see it' });
  expect(within(views).getByRole('tab', { name: 'On you' })).toHaveAttribute('aria-selected', 'true');
  await person.click(within(views).getByRole('tab', { name: 'Flat' }));
  expect(getPicture()).toHaveAttribute('src', '/api/pictures/items/top-1.svg');
});

it('the item page shows shoes only flat', async () => {
  const garment = createGarment({ category: 'Shoes', type: 'pump' });
  serveApp({
    [FIRST]: () => createItemResponse('top-1', { garment }),
    [LIST]: () => ({ clothingByCategory: {} }),
  });
  await click('/item-detail/top-1');
  expect(await screen.findByText('It ends above the widest line.')).toBeVisible();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

it('the item page outside the best looks makes no promise, and shows what to consider', async () => {
  const cautions = [
    createEffect({
      feature: 'waist:defined',
      bodyPart: 'Defined waist',
      rating: -2,
      description: 'Generous width makes a single block.',
    }),
  ];
  serveApp({ [FIRST]: () => ({ ...createItemResponse('top-1'), isBestLook: false, cautions }) });
  await click('/item-detail/top-1');
  expect(await screen.findByRole('region', { name: 'What It Does for Your Proportions' })).toBeVisible();
  expect(screen.queryByText('Why This Works for You')).not.toBeInTheDocument();
  const weighed = screen.getByRole('region', { name: 'What to Consider' });
  expect(within(weighed).getByText('Generous width makes a single block.')).toBeVisible();
});

it('the item page says so if the item has only cautions', async () => {
  const cautions = [createEffect({ rating: -2 })];
  serveApp({
    [FIRST]: () => ({ ...createItemResponse('top-1'), isBestLook: false, effectDescriptions: [], cautions }),
  });
  await click('/item-detail/top-1');
  expect(await screen.findByText(/It adds nothing for your proportions/)).toBeVisible();
});

it('the item page links tested reasons to their study, and conventions nowhere', async () => {
  const answer = createItemResponse('top-1');
  answer.effectDescriptions = [
    createEffect({ value: 'dark', displayName: 'Dark', evidence: 'tested', study: 'koutsoumpis-2021' }),
    createEffect({ value: 'boat', displayName: 'Boat neck' }),
  ];
  serveApp({ [FIRST]: () => answer });
  await click('/item-detail/top-1');
  await screen.findByText('Tested in studies.');
  const links = screen.getAllByRole('link', { name: 'How we know' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/evidence#koutsoumpis-2021']);
});

it('the item page ends with similar products from shops', async () => {
  const { item } = createItemResponse('top-1');
  const product: Product = {
    ...{
      id: '0a1b2c3d4e5f6',
      garment: item.garment,
      title: 'Silk blouse',
      language: 'en',
      brand: '',
      shop: 'Nordlicht',
    },
    ...{ price: { amount: 80, currency: 'EUR' }, url: '', sponsored: false, imageUrl: null, sizes: [] },
    ...{ score: 4, reasons: [], cautions: [] },
  };
  serveApp({
    'GET /products?category=Tops&type=wrap-dress&limit=24': () => ({ items: [product], next: null }),
  });
  await click(`/item-detail/top-1${buildListQuery()}`);
  const alike = await screen.findByRole('region', { name: 'Like this, from shops' });
  expect(within(alike).getByRole('heading', { name: 'Silk blouse' })).toBeVisible();
});
