import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { someLooks } from '../../lib/testing/a-recommendation';
import { aMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { aProblem, fakeApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import BestLooksCategory from './best-looks-category';

const ROUTE = 'GET /recommendations/best-looks';
const LOOKS = { clothingByCategory: { 'One-Piece': someLooks('dress', 6), Tops: someLooks('top', 2) } };
const open = (category: string) =>
  renderApp(
    <Routes>
      <Route path="/best-looks/:category" element={<BestLooksCategory />} />
    </Routes>,
    { user: aMeasuredUser(), route: `/best-looks/${category}` },
  );

it.each(['one-piece', 'One-Piece'])(
  'a category of the best looks shows all of its items at %s',
  async (segment) => {
    fakeApi({ [ROUTE]: () => LOOKS });
    open(segment);
    expect(await screen.findByRole('link', { name: 'The dress-6' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('heading', { level: 1, name: 'One-Piece' })).toBeVisible();
    const chips = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
      ['All', '/best-looks'],
      ['Tops', '/best-looks/tops'],
      ['One-Piece', '/best-looks/one-piece'],
    ]);
  },
);

it.each(['shoes', 'hats'])('a category of the best looks finds nothing at %s', async (segment) => {
  fakeApi({ [ROUTE]: () => LOOKS });
  open(segment);
  expect(await screen.findByRole('heading', { name: 'No Items Found' })).toBeVisible();
});

it('a category of the best looks is missing at a blank URL', () => {
  fakeApi({ [ROUTE]: () => new Promise(() => undefined) });
  open('%20');
  expect(screen.getByRole('heading', { name: 'Missing category' })).toBeVisible();
});

it('a category of the best looks shows a free account its samples, to unlock', async () => {
  fakeApi({ [ROUTE]: () => ({ ...LOOKS, preview: true }) });
  const { person } = open('tops');
  expect(await screen.findByText('The top-1')).toBeVisible();
  expect(screen.queryByText('The dress-1')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Unlock Best Looks' }));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});

it('a category of the best looks says what went wrong, and loads when asked again', async () => {
  const handlers: FakeHandlers = { [ROUTE]: () => aProblem(500, 'Broken', { code: 'INTERNAL' }) };
  fakeApi(handlers);
  const { person } = open('tops');
  expect(screen.getByRole('status')).toHaveTextContent('Loading items…');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load items. Please try again.');
  handlers[ROUTE] = () => LOOKS;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The top-1')).toBeVisible();
});

it('a category of the best looks leads to measuring while there is no body type', async () => {
  fakeApi({ [ROUTE]: () => aProblem(404, 'No analysis data available', { code: 'NOT_FOUND' }) });
  open('tops');
  expect(await screen.findByRole('link', { name: 'Get Started Now' })).toBeVisible();
});
