import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createRecommendation, createSomeLooks } from '../../lib/testing/a-recommendation';
import { createMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import Recommendation from './recommendation';

const BOAT = createRecommendation({ representativeItems: createSomeLooks('boat', 2) });
const ROUTE = 'GET /recommendations/fashion-content/hips-wide_neckline_boat';
const STATE = {
  fashionContent: BOAT,
  effectDescription: 'As the guide says it.',
  bodyPartDisplayName: 'Wide hips',
  isAvoidItem: false,
};
const ANSWER = {
  fashionContent: { ...BOAT, rating: -3 },
  bodyPart: 'hips',
  bodyPartAttribute: 'wide',
  bodyPartDisplayName: 'Wide hips',
};

const open = (id: string = BOAT._id, state?: unknown, hasPaid = false) =>
  renderApp(
    <Routes>
      <Route path="/body-type-analysis/detail/:itemId?" element={<Recommendation />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      user: createMeasuredUser({ hasPaid }),
      route: { pathname: `/body-type-analysis/detail/${id}`, state },
    },
  );

it('a recommendation shows the data from the guide at once', () => {
  mockApi({});
  open(BOAT._id, STATE);
  expect(screen.getByRole('heading', { level: 1, name: 'Boat neck' })).toBeVisible();
  expect(screen.getByText('As the guide says it.')).toBeVisible();
  expect(screen.getByText('Recommended')).toBeVisible();
  const note = screen.getByText(/^A clear effect\. Tailors agree on it; nobody has tested it\./);
  expect(within(note).getByRole('link', { name: 'How we know' })).toHaveAttribute(
    'href',
    '/evidence#convention',
  );
  expect(screen.getByText('The boat-2')).toBeVisible();
});

it('a recommendation links each representative piece to its details', () => {
  mockApi({});
  open(BOAT._id, STATE);
  const pieces = screen.getByRole('list', { name: 'Pieces that show it' });
  const links = within(pieces).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')!.split('?')[0])).toEqual([
    '/item-detail/boat-1',
    '/item-detail/boat-2',
  ]);
});

it.each([
  ['of another recommendation', { ...STATE, fashionContent: createRecommendation({ _id: 'other' }) }],
  ['with an invalid study', { ...STATE, fashionContent: { ...BOAT, study: 2011 } }],
  ['with an invalid shape', { ...STATE, fashionContent: { _id: BOAT._id } }],
  ['with invalid pictures', { ...STATE, fashionContent: { ...BOAT, representativeItems: [null] } }],
  ['with a string for a boolean', { ...STATE, isAvoidItem: 'no' }],
  ['without an effect', { ...STATE, effectDescription: undefined }],
  ['that is a string', 'boat'],
  ['that is missing', undefined],
])('a recommendation loads its data if the state is one %s', async (_what, state) => {
  mockApi({ [ROUTE]: () => ANSWER });
  open(BOAT._id, state);
  expect(await screen.findByText('Avoid')).toBeVisible();
  expect(screen.getByText('A wide neckline balances the hips.')).toBeVisible();
});

it('a recommendation opened by its URL leads back to its guide', async () => {
  mockApi({ [ROUTE]: () => ANSWER });
  const { person, url } = open();
  await screen.findByText('Avoid');
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(url()).toBe('/body-type-analysis/how-to?bodyPart=hips&attribute=wide');
});

it('a recommendation without an id reports missing information', () => {
  mockApi({});
  open('');
  expect(screen.getByRole('heading', { name: 'Missing required information' })).toBeVisible();
});

it('a recommendation requests nothing for an invalid id', () => {
  const calls = mockApi({});
  open(encodeURIComponent('../auth/me'));
  expect(screen.getByRole('heading', { name: 'Item not found' })).toBeVisible();
  expect(calls).toEqual([]);
});

it('a recommendation reports that it does not exist', async () => {
  mockApi({});
  open();
  expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeVisible();
});

it('a recommendation is locked for a free account', async () => {
  mockApi({ [ROUTE]: () => createProblem(403, 'Locked', { code: 'PREMIUM_REQUIRED' }) });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Unlock All Guides' }));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});

it('a recommendation shows an error and can be reloaded', async () => {
  const handlers: FakeHandlers = { [ROUTE]: () => createProblem(500, 'Broken', { code: 'INTERNAL' }) };
  mockApi(handlers);
  const { person } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load item details. Please try again.',
  );
  handlers[ROUTE] = () => ANSWER;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Avoid')).toBeVisible();
});

it('a recommendation leads to looks with it, and on to the next of its guide', async () => {
  const [garment] = createSomeLooks('look', 1).map((look) => look.garment!);
  const attributes = { ...garment!.attributes, neckline: ['boat'] };
  const [look, other] = createSomeLooks('look', 2);
  const next = createRecommendation({ _id: 'hips-wide_length_knee', clothingDisplayName: 'Knee' });
  mockApi({
    [ROUTE]: () => ANSWER,
    'GET /recommendations/best-looks': () => ({
      clothingByCategory: { Tops: [{ ...look!, garment: { ...garment!, attributes } }, other!] },
    }),
    'GET /recommendations/body-part-details?bodyPart=hips&bodyPartAttribute=wide': () => ({
      bodyPartDetails: {
        ...{ displayName: 'Wide hips', bodyPartDetailSubHeading: '', description: '', imageUrl: '' },
        ...{ bodyPart: 'hips', attribute: 'wide' },
      },
      railChecks: [],
      recommendations: [{ clothingAttribute: 'any', displayName: 'Any', recommendations: [BOAT, next] }],
    }),
  });
  open(BOAT._id, STATE, true);
  const looks = await screen.findByRole('region', { name: 'Looks with it' });
  expect(within(looks).getAllByRole('listitem')).toHaveLength(1);
  expect(await screen.findByRole('link', { name: 'Next Knee' })).toHaveAttribute(
    'href',
    '/body-type-analysis/detail/hips-wide_length_knee',
  );
});
