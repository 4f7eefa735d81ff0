import type { PersonalizedTrendingResponse, TrendingResponse, WeekThemeResponse } from '@figura/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { createSomeTrends } from '../../lib/testing/a-recommendation';
import { createMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import CurrentTrends from './current-trends';

const ALL = 'GET /recommendations/trending';
const FOR_YOU = 'GET /recommendations/trending/personalized';
const SEEN = 'GET /recommendations/trending/seen';
const WEEK_THEME = 'GET /recommendations/trending/theme';
const OWN_LEAD = 'GET /recommendations/trending/theme?personal=true';
const EDITION = { week: '2026-W47', seasonBadge: 'Summer/Fall 2025', theme: null };
const TRENDS: TrendingResponse = {
  ...EDITION,
  trendingByCategory: {
    Styling: createSomeTrends('tuck', 1),
    'One-Piece': createSomeTrends('dress', 4),
    Tops: createSomeTrends('top', 3),
    Shoes: [],
  },
};
const NO_THEME: WeekThemeResponse = {
  theme: null,
  category: null,
  look: null,
  outfit: [],
  beside: [],
  onUser: null,
  better: null,
};
const PERSONAL: PersonalizedTrendingResponse = {
  ...EDITION,
  personalizedTrendingByCategory: { Tops: createSomeTrends('mine', 4) },
  reasons: [{ itemId: 'mine-1', reason: 'The neckline lengthens.' }],
  nearlyYours: [{ item: createSomeTrends('near', 1)[0]!, change: 'Look for V-neck instead of crew neck.' }],
};

const serveApp = (handlers: FakeHandlers = {}) =>
  mockApi({
    [ALL]: () => TRENDS,
    [FOR_YOU]: () => PERSONAL,
    [SEEN]: () => ({ itemIds: [] }),
    [WEEK_THEME]: () => NO_THEME,
    [OWN_LEAD]: () => NO_THEME,
    ...handlers,
  });

const open = (route = '/current-trends') =>
  renderApp(<CurrentTrends />, { user: createMeasuredUser(), route });
const openForYou = () => open('/current-trends?tab=personalized');
const group = (name: string) => screen.findByRole('region', { name });
const empty = {
  ...EDITION,
  trendingByCategory: {},
  personalizedTrendingByCategory: { Tops: [] },
  reasons: [],
  nearlyYours: [],
};
const createInternalProblem = () => createProblem(500, 'Broken', { code: 'INTERNAL' });
const createPremiumProblem = () => createProblem(403, 'Locked', { code: 'PREMIUM_REQUIRED' });

const THEME = { id: 'dark-denim', name: 'Dark denim', why: 'Denim without holes.' };

const [denim] = createSomeTrends('top', 1);
const DENIM: WeekThemeResponse = {
  theme: { ...THEME, why: 'Denim without holes. Worn with wool.' },
  category: 'Tops',
  look: { ...denim!, displayName: 'Denim shirt', garment: denim!.garment! },
  outfit: [],
  beside: [],
  onUser: 'Boat neck: widens your shoulders',
  better: null,
};

it('all trends start with the theme of the week on the user, and its effect', async () => {
  serveApp({ [WEEK_THEME]: () => DENIM });
  open();
  expect(await screen.findByRole('heading', { name: 'Dark denim' })).toBeVisible();
  expect(screen.getByText('Denim without holes.')).toBeVisible();
  expect(screen.getByText(/^On a /).parentElement).toHaveTextContent('Boat neck: widens your shoulders');
  expect(screen.getByRole('link', { name: 'See it in detail: Denim shirt' })).toBeVisible();
});

it('the trends for a user start with a piece of the theme', async () => {
  serveApp({ [OWN_LEAD]: () => DENIM });
  openForYou();
  expect(await screen.findByRole('heading', { name: 'Denim shirt' })).toBeVisible();
  expect(screen.getByText('From the theme of the week: Dark denim.')).toBeVisible();
});

it('a lead that something warns of names a better one', async () => {
  const look = { ...denim!, _id: 'skirt', displayName: 'Wool skirt', garment: denim!.garment! };
  const better = { words: 'For your wide hips, rather:', category: 'Bottoms' as const, look };
  serveApp({ [WEEK_THEME]: () => ({ ...DENIM, better }) });
  open();
  const link = await screen.findByRole('link', { name: 'Wool skirt' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/item-detail\/skirt\?category=Bottoms/));
  expect(link.parentElement).toHaveTextContent('For your wide hips, rather: Wool skirt');
});

it('the locked page shows the theme of the week without a link', async () => {
  serveApp({ [ALL]: createPremiumProblem, [WEEK_THEME]: () => DENIM });
  open();
  expect(await screen.findByRole('heading', { name: 'Dark denim' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unlock Current Trends' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^See it in detail/ })).not.toBeInTheDocument();
});

function createFakeObserver(sights: ((id: string) => void)[]): typeof IntersectionObserver {
  return class {
    private readonly watched = new Set<Element>();
    constructor(callback: IntersectionObserverCallback) {
      sights.push((id) => {
        const target = [...this.watched].find((element) => (element as HTMLElement).dataset['item'] === id);
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
        if (target) callback([entry], this as unknown as IntersectionObserver);
      });
    }
    observe = (element: Element) => this.watched.add(element);
    unobserve = (element: Element) => this.watched.delete(element);
    disconnect = () => this.watched.clear();
  } as unknown as typeof IntersectionObserver;
}

const ownObserver = window.IntersectionObserver;

afterEach(() => {
  window.IntersectionObserver = ownObserver;
});

it('the current trends are grouped by category in a fixed order, under the season’s badge', async () => {
  serveApp();
  open();
  await group('Tops');
  expect(screen.getByText('Summer/Fall 2025')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Current Trends' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Tops',
    'One-Piece',
    'Styling',
  ]);
});

it('the current trends count the items of each category', async () => {
  serveApp();
  open();
  expect(within(await group('Tops')).getByText('3 items')).toBeVisible();
  expect(within(await group('Styling')).getByText('1 item')).toBeVisible();
});

it('the current trends are marked as new until they have been seen on an earlier visit', async () => {
  const sights: ((id: string) => void)[] = [];
  window.IntersectionObserver = createFakeObserver(sights);
  const calls = serveApp({
    [SEEN]: () => ({ itemIds: ['dress-1', 'dress-2'] }),
    'PUT /recommendations/trending/seen': ({ itemIds }: { itemIds: string[] }) => ({ itemIds }),
  });
  const { unmount } = open();
  const cards = within(await group('One-Piece')).getAllByRole('listitem');
  await within(cards[2]!).findByText('New');
  expect(cards.map((card) => within(card).queryByText('New') !== null)).toEqual([false, false, true, true]);

  for (const see of sights) see('dress-1');
  for (const see of sights) see('dress-4');
  expect(within(cards[3]!).getByText('New')).toBeVisible();
  unmount();
  await waitFor(() =>
    expect(calls.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({ itemIds: ['dress-4'] }),
  );
});

it('the current trends have no labels if it is unknown what was seen', async () => {
  serveApp({ [SEEN]: createInternalProblem });
  open();
  await group('One-Piece');
  expect(screen.queryByText('New')).not.toBeInTheDocument();
});

it('the current trends link to a whole category that has four or more items', async () => {
  serveApp();
  open();
  expect(await screen.findByRole('link', { name: 'View All One-Piece' })).toHaveAttribute(
    'href',
    '/current-trends/category/One-Piece',
  );
  expect(screen.getAllByRole('link', { name: /^View All/ })).toHaveLength(1);
});

it('the current trends link to their details with the ids of their category', async () => {
  serveApp();
  const { person, url } = open();
  await person.click(await screen.findByRole('link', { name: /The top-2$/ }));
  const [pathname, search] = url().split('?');
  expect(pathname).toBe('/item-detail/top-2');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    category: 'Tops',
    type: 'trends',
    items: JSON.stringify(['top-1', 'top-2', 'top-3']),
  });
});

it('the current trends say that they are loading', () => {
  serveApp({ [ALL]: () => new Promise(() => undefined) });
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading trends…');
});

it('the current trends say that there are none', async () => {
  serveApp({ [ALL]: () => empty });
  open();
  expect(await screen.findByRole('heading', { name: 'No trending items found.' })).toBeVisible();
  expect(screen.getByText('Check back soon for the latest fashion trends.')).toBeVisible();
});

it('the current trends show an error and can be reloaded', async () => {
  const handlers: FakeHandlers = { [ALL]: createInternalProblem };
  serveApp(handlers);
  const { person } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load trending items. Please try again.',
  );
  serveApp();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await group('Tops')).toBeVisible();
});

it.each(['/current-trends', '/current-trends?tab=personalized'])(
  'the current trends are locked for a free account at %s',
  async (route) => {
    serveApp({ [ALL]: createPremiumProblem, [FOR_YOU]: createPremiumProblem });
    const { person } = open(route);
    expect(await screen.findByRole('heading', { name: 'Current Trends - Premium Feature' })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Unlock Current Trends' }));
    const dialog = screen.getByRole('dialog', { name: 'Lifetime access' });
    expect(await within(dialog).findByText(/It opens current trends,/)).toBeVisible();
  },
);

it('the trends for a user are a tab with its own URL', async () => {
  serveApp();
  const { person, url } = open();
  await group('One-Piece');
  expect(screen.getByRole('tab', { name: 'All Trends', selected: true })).toBeVisible();

  await person.click(screen.getByRole('tab', { name: 'For You' }));
  expect(await screen.findByRole('link', { name: /The mine-1$/ })).toBeVisible();
  expect(url()).toBe('/current-trends?tab=personalized');
  expect(screen.queryByText('The dress-1')).not.toBeInTheDocument();

  await person.click(screen.getByRole('tab', { name: 'All Trends' }));
  expect(await screen.findByRole('link', { name: /The dress-1$/ })).toBeVisible();
  expect(url()).toBe('/current-trends');
});

it('all trends show what each item does for the user', async () => {
  serveApp({
    [ALL]: () => ({ ...TRENDS, trendingByCategory: { Tops: createSomeTrends('mine', 2) } }),
    [FOR_YOU]: () => ({
      ...PERSONAL,
      nearlyYours: [{ ...PERSONAL.nearlyYours[0]!, item: createSomeTrends('mine', 2)[1]! }],
    }),
  });
  open();
  expect(await screen.findByText('+ Best on you')).toBeVisible();
  expect(screen.getByRole('link', { name: /The mine-2/ })).toHaveTextContent(
    '± Look for V-neck instead of crew neck.',
  );
});

it('the trends for a user keep the season’s badge while they load', async () => {
  serveApp({ [FOR_YOU]: () => new Promise(() => undefined) });
  const { person } = open();
  await screen.findByText('Summer/Fall 2025');
  await person.click(screen.getByRole('tab', { name: 'For You' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading your trends…');
  expect(screen.getByText('Summer/Fall 2025')).toBeVisible();
});

it('the trends for a user link to their details among the best looks', async () => {
  serveApp();
  const { person, url } = openForYou();
  await person.click(await screen.findByRole('link', { name: /The mine-4$/ }));
  expect(url()).toMatch(/^\/item-detail\/mine-4\?category=Tops&type=bestlooks&items=/);
});

it('the lead trend for a user links to its personalized page like every other', async () => {
  serveApp({ [OWN_LEAD]: () => DENIM });
  const { person, state } = openForYou();
  await person.click(await screen.findByRole('link', { name: /^See it in detail/ }));
  expect(state()).toMatchObject({ personalTrend: true });
});

it('the trends for a user link to a page with all of them', async () => {
  serveApp();
  openForYou();
  expect(await screen.findByRole('link', { name: 'View All Tops' })).toHaveAttribute(
    'href',
    '/current-trends/category/Tops?tab=personalized',
  );
});

it('the trends for a user explain each choice, and which change would improve others', async () => {
  serveApp();
  openForYou();
  expect(await screen.findByText('The neckline lengthens.')).toBeVisible();
  const nearly = screen.getByRole('region', { name: 'Nearly yours' });
  expect(nearly).toHaveTextContent('Look for V-neck instead of crew neck.');
});

it('the trends for a user link to the profile if there are none', async () => {
  serveApp({ [FOR_YOU]: () => empty });
  openForYou();
  expect(await screen.findByRole('heading', { name: 'No personalized trends yet!' })).toBeVisible();
  expect(
    screen.getByText('Complete your style profile to see trending items perfect for your body type.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Complete Your Profile' })).toHaveAttribute(
    'href',
    paths.profileMeasurements,
  );
});

it('the trends for a user show an error', async () => {
  serveApp({ [FOR_YOU]: createInternalProblem });
  openForYou();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load personalized trends. Please try again.',
  );
});
