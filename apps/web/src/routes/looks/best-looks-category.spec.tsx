import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createGarment, createSomeLooks } from '../../lib/testing/a-recommendation';
import { createMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import BestLooksCategory from './best-looks-category';

const ROUTE = 'GET /recommendations/best-looks';
const LOOKS = {
  clothingByCategory: { 'One-Piece': createSomeLooks('dress', 6), Tops: createSomeLooks('top', 2) },
};
const open = (category: string) =>
  renderApp(
    <Routes>
      <Route path="/best-looks/:category" element={<BestLooksCategory />} />
    </Routes>,
    { user: createMeasuredUser(), route: `/best-looks/${category}` },
  );

it.each(['one-piece', 'One-Piece'])(
  'a category of the best looks shows all of its items at %s',
  async (segment) => {
    mockApi({ [ROUTE]: () => LOOKS });
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

it.each(['shoes', 'hats'])('a category of the best looks is empty at %s', async (segment) => {
  mockApi({ [ROUTE]: () => LOOKS });
  open(segment);
  expect(await screen.findByRole('heading', { name: 'No Items Found' })).toBeVisible();
});

it('a category of the best looks reports a missing category for a blank URL', () => {
  mockApi({ [ROUTE]: () => new Promise(() => undefined) });
  open('%20');
  expect(screen.getByRole('heading', { name: 'Missing category' })).toBeVisible();
});

it('a category of the best looks shows a free account samples and an offer', async () => {
  mockApi({ [ROUTE]: () => ({ ...LOOKS, preview: true }) });
  const { person } = open('tops');
  expect(await screen.findByText('The top-1')).toBeVisible();
  expect(screen.queryByText('The dress-1')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Unlock Best Looks' }));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});

it('a category of the best looks shows an error and can be reloaded', async () => {
  const handlers: FakeHandlers = { [ROUTE]: () => createProblem(500, 'Broken', { code: 'INTERNAL' }) };
  mockApi(handlers);
  const { person } = open('tops');
  expect(screen.getByRole('status')).toHaveTextContent('Loading items…');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load items. Please try again.');
  handlers[ROUTE] = () => LOOKS;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The top-1')).toBeVisible();
});

it('a category of the best looks links to the measurements if there is no body type', async () => {
  mockApi({ [ROUTE]: () => createProblem(404, 'No analysis data available', { code: 'NOT_FOUND' }) });
  open('tops');
  expect(await screen.findByRole('link', { name: 'Get Started Now' })).toBeVisible();
});

it('a category of the best looks folds the rest, and folds it again once a filter is cleared', async () => {
  const looks = createSomeLooks('dress', 6).map((look, index) => ({
    ...look,
    garment: createGarment({ type: index % 2 === 0 ? 'wrap-dress' : 'shirt-dress' }),
    ...(index < 4 && { reason: 'Tied waist: shows your waist' }),
  }));
  mockApi({
    [ROUTE]: () => ({ clothingByCategory: { 'One-Piece': looks } }),
    'GET /wardrobe': () => createProblem(503, 'Away', { code: 'UNAVAILABLE' }),
  });
  const { person } = open('one-piece');
  const others = () => screen.queryByText('Show all 2 more that suit you');
  expect(await screen.findByText('The dress-1')).toBeVisible();
  expect(others()).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Kind'), 'wrap-dress');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(others()).not.toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Kind'), '');
  expect(others()).toBeInTheDocument();
});
