import type { BestLooksResponse, LookItem } from '@figura/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { createSomeLooks } from '../../lib/testing/a-recommendation';
import { createMeasuredUser, drawAs } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import BestLooks from './best-looks';

const ROUTE = 'GET /recommendations/best-looks';
const LOOKS: BestLooksResponse = {
  clothingByCategory: {
    Styling: createSomeLooks('tuck', 1),
    'One-Piece': createSomeLooks('dress', 4),
    Tops: createSomeLooks('top', 3),
    Shoes: [],
  },
};
const CHOSEN = drawAs({ skin: 'tone-3' });
const open = (user = createMeasuredUser({ preferences: CHOSEN })) => renderApp(<BestLooks />, { user });

it('the best looks are grouped by category in a fixed order, without empty ones', async () => {
  mockApi({ [ROUTE]: () => LOOKS });
  open();
  await screen.findByRole('heading', { name: 'Styling' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    LOOKS.clothingByCategory['One-Piece']![0]!.displayName,
    'Tops',
    'One-Piece',
    'Styling',
  ]);
});

it('the best looks start with a lead item and its reason', async () => {
  const [first, ...others] = LOOKS.clothingByCategory['One-Piece']!;
  const dresses = [{ ...first!, reason: 'Tied waist: shows your waist' }, ...others];
  mockApi({
    [ROUTE]: () => ({
      clothingByCategory: { ...LOOKS.clothingByCategory, 'One-Piece': dresses },
    }),
  });
  open();
  const lead = await screen.findByRole('region', { name: first!.displayName });
  expect(lead).toHaveTextContent('Why Tied waist: shows your waist');
});

it('the best looks link to a whole category that has four or more items', async () => {
  mockApi({ [ROUTE]: () => LOOKS });
  open();
  expect(await screen.findByRole('link', { name: 'Show All One-Piece' })).toHaveAttribute(
    'href',
    '/best-looks/one-piece',
  );
  expect(screen.queryByRole('link', { name: 'Show All Tops' })).not.toBeInTheDocument();
});

it('the best looks link to their details with the ids of their category', async () => {
  mockApi({ [ROUTE]: () => LOOKS });
  const { person, url } = open();
  await person.click(await screen.findByRole('link', { name: 'The top-2' }));
  const [pathname, search] = url().split('?');
  expect(pathname).toBe('/item-detail/top-2');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    category: 'Tops',
    type: 'bestlooks',
    items: JSON.stringify(['top-1', 'top-2', 'top-3']),
  });
});

it('the best looks show a free account three samples without links, and an offer', async () => {
  mockApi({
    [ROUTE]: () => ({
      clothingByCategory: { Tops: createSomeLooks('top', 4) },
      preview: true,
      totals: { Tops: 41 },
    }),
  });
  const { person } = open();
  expect(await screen.findByRole('heading', { name: '38 more that suit you' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'The top-1' })).toHaveTextContent('First choice');
  const samples = screen.getByRole('region', { name: 'Tops' });
  expect(within(samples).getByText('3 of 41')).toBeVisible();
  expect(
    within(samples)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['The top-1', 'The top-2', 'The top-3']);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();

  await person.click(screen.getByRole('button', { name: 'Unlock Best Looks' }));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});

it('the best looks say that they are loading', () => {
  mockApi({ [ROUTE]: () => new Promise(() => undefined) });
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading your best looks…');
});

it('the best looks show an error and can be reloaded', async () => {
  const handlers: FakeHandlers = { [ROUTE]: () => createProblem(500, 'Broken', { code: 'INTERNAL' }) };
  mockApi(handlers);
  const { person } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load your best looks. Please try again.',
  );
  handlers[ROUTE] = () => LOOKS;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Tops' })).toBeVisible();
});

it('the best looks link to the measurements if there is no body type', async () => {
  mockApi({ [ROUTE]: () => createProblem(404, 'No analysis data available', { code: 'NOT_FOUND' }) });
  open();
  expect(await screen.findByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
    'href',
    paths.measurementsVertical,
  );
});

it('the best looks say that nothing was found', async () => {
  mockApi({ [ROUTE]: () => ({ clothingByCategory: {} }) });
  open();
  expect(await screen.findByRole('heading', { name: 'No Items Found' })).toBeVisible();
});

it('a look can be loved on its card, and undone there', async () => {
  const user = createMeasuredUser({ preferences: CHOSEN });
  const looks: BestLooksResponse = { clothingByCategory: { Tops: createSomeLooks('top', 1) } };
  const [{ _id: id, displayName: name }] = looks.clothingByCategory.Tops as [LookItem];
  const calls = mockApi({
    [ROUTE]: () => looks,
    [`PUT /user/marks/${id}`]: ({ mark }: { mark: string | null }) => ({
      user: {
        ...user,
        preferences: { ...CHOSEN, loved: mark === 'love' ? [id] : [] },
      },
    }),
  } as object as FakeHandlers);
  const { person } = open(user);
  const love = await screen.findByRole('button', { name: `Love ${name}` });
  for (const pressed of ['true', 'false']) {
    await person.click(love);
    await waitFor(() => expect(love).toHaveAttribute('aria-pressed', pressed));
  }
  const marks = calls.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body);
  expect(marks).toEqual([{ mark: 'love' }, { mark: null }]);
});
