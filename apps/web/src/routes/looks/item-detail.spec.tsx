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
    [LIST]: () => ({ colors: [], clothingByCategory: { Tops: createSomeLooks('top', 3) } }),
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

it('the details of an item show its picture, its name, why it works and where it is sold', async () => {
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

it('an item is hidden from its details, and a slip is undone there', async () => {
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

it('the details of an item lead to searches for one like it, and give the words to copy', async () => {
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

it('the details of an item say so when the browser does not let words be copied', async () => {
  serveApp();
  const { person } = await click('/item-detail/top-1');
  const alike = within(await screen.findByRole('region', { name: 'Find one like this' }));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await person.click(alike.getByRole('button', { name: 'Copy the words' }));
  expect(alike.getByRole('status')).toHaveTextContent(/^Your browser did not allow it/);
  expect(alike.getByText('blouse boat neck')).toBeVisible();
});

it('the details of an item say that they are loading', async () => {
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
])('the details of an item lead to a shop that sells it $sold', async ({ urls, href }) => {
  serveApp({ [FIRST]: () => createItemResponse('top-1', urls) });
  await click('/item-detail/top-1');
  await screen.findByText('It ends above the widest line.');
  const shop = screen.queryByRole('link', { name: /^Shop This Look/ });
  expect(shop?.getAttribute('href') ?? null).toBe(href);
});

it('the details of an item leaf through the list both ways, around its ends, asking for each item', async () => {
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

it('the details of an item leaf by a swipe across the picture, not by one along the page or by a mouse', async () => {
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

it('the details of an item have no counter for a single item', async () => {
  serveApp();
  await click('/item-detail/top-1?type=bestlooks');
  await screen.findByText('It ends above the widest line.');
  expect(screen.queryByRole('button', { name: 'Next item' })).not.toBeInTheDocument();
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(screen.getByRole('heading', { level: 1, name: 'The top-1' })).toBeVisible();
});

it('the details of an item start with the first of a list that does not hold the item', async () => {
  serveApp();
  await click(`/item-detail/unlisted${buildListQuery()}`);
  expect(await screen.findByText('1 of 3', { exact: false })).toBeVisible();
  expect(await showItem('The top-1')).toBeVisible();
});

it.each([
  ['a link of ours, however long its list', createSomeLooks('top', 40), '2 of 40'],
  ['an address alone, with the nearest of a long list', null, '2 of 12'],
])('the details of an item leaf through the list of %s', async (_how, among, counter) => {
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

it('the details of an item take of a list that came along with the navigation only ids that hold the item', async () => {
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

it('the details of an item close by Escape and leaf by arrows, unless the window over them has the keyboard', async () => {
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

it('the details of an item go back one page when they are closed', async () => {
  serveApp();
  const { person, url } = await click(`/item-detail/top-1${buildListQuery()}`);
  await person.click(await screen.findByRole('button', { name: 'Close' }));
  expect(url()).toBe('/list');
});

it('the details of an item close to the best looks when there is no page to go back to', async () => {
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
  'the details of an item go back one page from the malformed list %p',
  async (items) => {
    const calls = serveApp();
    const { url } = await click(`/item-detail/top-1${query({ items })}`);
    expect(await screen.findByRole('link', { name: 'open' })).toBeVisible();
    expect(url()).toBe('/list');
    expect(calls).toEqual([]);
  },
);

it('the details of an item take nothing of a list but its ids', async () => {
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

it('the details of an item take the category from the item where the URL names no category of ours', async () => {
  serveApp();
  await click(`/item-detail/top-1${query({ category: 'You have won' })}`);
  expect(await screen.findByText('Tops')).toBeVisible();
  expect(screen.queryByText('You have won')).not.toBeInTheDocument();
});

it('the details of an item keep name and picture, without reasons, when they cannot be loaded', async () => {
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

it('the details of an item say that they cannot be loaded when nothing is known of the item', async () => {
  serveApp({
    'GET /recommendations/fashion-item/cape': () => createProblem(500, 'Broken', { code: 'INTERNAL' }),
  });
  await click('/item-detail/cape');
  expect(await screen.findByText('Failed to load item details. Please try again.')).toBeVisible();
});

it('the details of an item say that there is no such item', async () => {
  serveApp();
  await click('/item-detail/cape');
  expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeVisible();
});

it('the details of an item say that the URL names no item', async () => {
  serveApp();
  await click('/item-detail');
  expect(screen.getByRole('heading', { name: 'Missing item ID' })).toBeVisible();
});

it('the details of an item are locked for a free account', async () => {
  serveApp({ [FIRST]: () => createProblem(403, 'Locked', { code: 'PREMIUM_REQUIRED' }) });
  const { person } = await click('/item-detail/top-1');
  await person.click(await screen.findByRole('button', { name: 'Unlock Best Looks' }));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});

it('the details of an item of a trending item come from the trends', async () => {
  serveApp({ 'GET /recommendations/trending-item/cape': () => createItemResponse('cape') });
  await click(`/item-detail/cape${query({ type: 'trends' })}`);
  expect(await showItem('The cape')).toBeVisible();
});

it('the details of an item of a trending item lead to why it is trending', async () => {
  serveApp({ 'GET /recommendations/trending-item/cape': () => createItemResponse('cape') });
  await click(`/item-detail/cape${query({ type: 'trends' })}`);
  expect(await screen.findByRole('link', { name: 'Why this is trending' })).toHaveAttribute(
    'href',
    '/current-trends/detail/cape',
  );
});

it('the details of an item of a trend that suits the user lead to its personal page', async () => {
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

it('the details of an item of a trending item keep its name and picture from the trends when they cannot be loaded', async () => {
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

it('the details of an item of a trending item close to the trends when there is no page to go back to', async () => {
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
  'the details of an item of a trending item that is not there lead to all trends from %s',
  async (pathname) => {
    serveApp();
    await click(`${pathname}${query({ type: 'trends' })}`);
    expect(await screen.findByRole('link', { name: 'All current trends' })).toHaveAttribute(
      'href',
      '/current-trends',
    );
  },
);

it('the details of an item of a trending item are locked with the trends for a free account', async () => {
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

it('the details of an item give no reasons to a user without measurements, and lead to measuring', async () => {
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

it('the details of an item say so where no proportion speaks for the item', async () => {
  serveApp({ [FIRST]: () => ({ ...createItemResponse('top-1'), effectDescriptions: [] }) });
  await click('/item-detail/top-1');
  expect(await screen.findByText(/wear it because you like it/)).toBeVisible();
});

it('the details of an item name the part of the garment with each reason, and what it is for', async () => {
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

it('the details of an item show three reasons about different things, and unfold the others', async () => {
  const values = ['boat', 'boat', 'scoop', 'crew', 'square'];
  const effectDescriptions = values.map((value, index) =>
    createEffect({ value, description: `Reason ${index + 1}.` }),
  );
  serveApp({ [FIRST]: () => ({ ...createItemResponse('top-1'), effectDescriptions }) });
  const { person } = await click('/item-detail/top-1');
  expect(await screen.findByText('Reason 1.')).toBeVisible();
  expect(screen.getByText('Reason 3.')).toBeVisible();
  expect(screen.getByText('Reason 4.')).toBeVisible();
  expect(screen.getByText('Reason 2.')).not.toBeVisible();
  await person.click(screen.getByText('2 more reasons'));
  expect(screen.getByText('Reason 2.')).toBeVisible();
  expect(screen.getByText('Reason 5.')).toBeVisible();
});

it('the details of an item show clothes on the user first, and flat beside that', async () => {
  serveApp();
  const { person } = await click('/item-detail/top-1');
  const views = await screen.findByRole('tablist', { name: 'Ways to see it' });
  expect(within(views).getByRole('tab', { name: 'On you' })).toHaveAttribute('aria-selected', 'true');
  await person.click(within(views).getByRole('tab', { name: 'Flat' }));
  expect(getPicture()).toHaveAttribute('src', '/api/pictures/items/top-1.svg');
});

it('the details of an item let shoes lie flat alone', async () => {
  const garment = createGarment({ category: 'Shoes', type: 'pump' });
  serveApp({
    [FIRST]: () => createItemResponse('top-1', { garment }),
    [LIST]: () => ({ colors: [], clothingByCategory: {} }),
  });
  await click('/item-detail/top-1');
  expect(await screen.findByText('It ends above the widest line.')).toBeVisible();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

it('the details of an item outside the best looks do not say that it works, and say what to weigh', async () => {
  const cautions = [
    createEffect({
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

it('the details of an item say so where it has cautions alone', async () => {
  const cautions = [createEffect({ rating: -2 })];
  serveApp({
    [FIRST]: () => ({ ...createItemResponse('top-1'), isBestLook: false, effectDescriptions: [], cautions }),
  });
  await click('/item-detail/top-1');
  expect(await screen.findByText(/It adds nothing for your proportions/)).toBeVisible();
});

it('the details of an item lead from what was tested to its study, and from a convention nowhere', async () => {
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

it('below an item stands what shops sell of its type', async () => {
  const { item } = createItemResponse('top-1');
  const product: Product = {
    ...{ id: '0a1b2c3d4e5f6', garment: item.garment, title: 'Silk blouse', brand: '', shop: 'Nordlicht' },
    ...{ price: { amount: 80, currency: 'EUR' }, url: '', sponsored: false, imageUrl: null, sizes: [] },
    ...{ score: 4, reasons: [], cautions: [] },
  };
  serveApp({
    'GET /products?category=Tops&type=wrap-dress&limit=4': () => ({ items: [product], next: null }),
  });
  await click(`/item-detail/top-1${buildListQuery()}`);
  const alike = await screen.findByRole('region', { name: 'Like this, from shops' });
  expect(within(alike).getByRole('heading', { name: 'Silk blouse' })).toBeVisible();
});
