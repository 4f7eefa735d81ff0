import type { BodyPartDetailsResponse, User } from '@figura/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { parsePath, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { createDetail, createRecommendation, createSomeLooks } from '../../lib/testing/a-recommendation';
import { createMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import HowTo from './how-to';

const ROUTE = 'GET /recommendations/body-part-details?bodyPart=hips&bodyPartAttribute=wide';
const GUIDE_PATH = '/body-type-analysis/how-to';
const ADDRESS = `${GUIDE_PATH}?bodyPart=hips&attribute=wide`;

const GUIDE: BodyPartDetailsResponse = {
  bodyPartDetails: { ...createDetail('Wide hips'), bodyPart: 'hips', attribute: 'wide' },
  recommendations: [
    {
      clothingAttribute: 'neckline',
      displayName: 'Neckline',
      recommendations: [
        createRecommendation({ _id: 'v', clothingDisplayName: 'V-neck', rating: 1 }),
        createRecommendation({
          _id: 'roll',
          clothingDisplayName: 'Roll neck',
          rating: -1,
          evidence: 'contested',
        }),
        createRecommendation({
          _id: 'boat',
          representativeItems: createSomeLooks('boat', 3),
          evidence: 'tested',
          study: 'koutsoumpis-2021',
        }),
      ],
    },
    {
      clothingAttribute: 'length',
      displayName: 'Length',
      recommendations: [
        createRecommendation({ _id: 'hip', clothingDisplayName: 'Ending at the hip', rating: -3 }),
      ],
    },
  ],
  railChecks: [
    { kind: 'flat', text: 'Laid flat, a skirt should be at least 22 in across.' },
    { kind: 'sit', text: 'Sit down. The pockets should stay closed.' },
  ],
};

function State() {
  const navigate = useNavigate();
  return (
    <>
      <p>{JSON.stringify(useLocation().state)}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

let entries = 0;
const open = (route = ADDRESS, user: User = createMeasuredUser()) =>
  renderApp(
    <Routes>
      <Route path="/body-type-analysis/how-to" element={<HowTo />} />
      <Route path="*" element={<State />} />
    </Routes>,
    { user, route: { ...parsePath(route), pathname: GUIDE_PATH, key: `${entries++}` } },
  );

it.each(['', '?bodyPart=hips', '?attribute=wide', '?bodyPart=%20&attribute=wide'])(
  'a how-to guide with missing parameters at "%s" requests no guide and lists all',
  (query) => {
    const calls = mockApi({});
    open(`/body-type-analysis/how-to${query}`);
    expect(screen.getByRole('heading', { level: 1, name: 'The guides' })).toBeVisible();
    expect(screen.getByText('Missing required parameters')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hips, wide' })).toHaveAttribute(
      'href',
      '/body-type-analysis/how-to?bodyPart=hips&attribute=wide',
    );
    expect(calls.map(({ route }) => route)).toEqual(['GET /recommendations/body-type-analysis']);
  },
);

it('a how-to guide says that it is loading', () => {
  mockApi({ [ROUTE]: () => new Promise(() => undefined) });
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the guide…');
});

it('a how-to guide shows an error and can be reloaded', async () => {
  const handlers: FakeHandlers = { [ROUTE]: () => createProblem(500, 'Broken', { code: 'INTERNAL' }) };
  mockApi(handlers);
  const { person } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load recommendations');
  handlers[ROUTE] = () => GUIDE;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wide hips' })).toBeVisible();
  expect(document.title).toBe('Wide hips · Figura');
});

it('a how-to guide reports that there is no such guide', async () => {
  mockApi({ [ROUTE]: () => createProblem(404, 'No body part details found', { code: 'NOT_FOUND' }) });
  open();
  expect(await screen.findByRole('heading', { name: 'No body part details found' })).toBeVisible();
});

it('a how-to guide reports that it has no recommendations', async () => {
  mockApi({ [ROUTE]: () => ({ ...GUIDE, recommendations: [] }) });
  open();
  expect(await screen.findByRole('heading', { name: 'No Recommendations Found' })).toBeVisible();
});

it('a how-to guide is locked for a free account, and offers the upgrade', async () => {
  mockApi({
    [ROUTE]: () => createProblem(403, 'This is part of lifetime access.', { code: 'PREMIUM_REQUIRED' }),
  });
  const { person } = open();
  const unlock = await screen.findByRole('button', { name: 'Unlock All Guides' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wide hips');
  await person.click(unlock);
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});

it('a how-to guide groups its attributes by area of the body', async () => {
  mockApi({ [ROUTE]: () => MANY });
  open();
  const listGroups = async (name: string) =>
    within(await screen.findByRole('group', { name }))
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
  expect(await listGroups('Neck and sleeves')).toEqual(['hair', 'neckline', 'sleeves']);
  expect(await listGroups('Lengths and shoes')).toEqual(['length', 'shoes']);
  expect(await listGroups('Cloth and pattern')).toEqual(['fabric']);
  expect(screen.queryByRole('group', { name: 'Shape and waist' })).toBeNull();
});

it('a how-to guide keeps the order of attributes, and sorts both lists by name', async () => {
  mockApi({ [ROUTE]: () => GUIDE });
  open();
  const neckline = await screen.findByRole('region', { name: 'Neckline' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'In the store',
    'Neckline',
    'Length',
  ]);
  expect(
    within(neckline)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Neckline', 'Recommended', 'Boat neck', 'V-neck', 'Avoid', 'Roll neck']);
  const length = screen.getByRole('region', { name: 'Length' });
  expect(within(length).queryByText('Recommended')).not.toBeInTheDocument();
});

const MANY: BodyPartDetailsResponse = {
  ...GUIDE,
  recommendations: ['hair', 'neckline', 'sleeves', 'length', 'fabric', 'shoes'].map((attribute, index) => ({
    clothingAttribute: attribute,
    displayName: attribute,
    recommendations: [
      createRecommendation({
        _id: attribute,
        clothingAttribute: attribute,
        clothingDisplayName: `A ${attribute}`,
      }),
      createRecommendation({
        _id: `no-${attribute}`,
        clothingDisplayName: `No ${attribute}`,
        rating: -1 - (index % 3),
      }),
    ],
  })),
};

it('a how-to guide shows the five that matter most, from both sides, above its groups', async () => {
  mockApi({ [ROUTE]: () => MANY });
  open();
  const five = await screen.findByRole('region', { name: 'The five that matter most' });
  expect(within(five).getAllByRole('listitem')).toHaveLength(5);
  expect(within(five).getAllByText('Recommended').length).toBeGreaterThan(1);
  expect(within(five).getAllByText('Avoid').length).toBeGreaterThan(1);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['In the store', 'The five that matter most', 'hair']),
  );
});

it('a how-to guide opens its areas on demand', async () => {
  mockApi({ [ROUTE]: () => MANY });
  const { person } = open();
  const findRegion = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await findRegion('neckline')).getByText('No neckline')).not.toBeVisible();
  expect((await findRegion('shoes')).getByText('No shoes')).not.toBeVisible();
  await person.click(screen.getByText('Lengths and shoes'));
  expect((await findRegion('shoes')).getByText('No shoes')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Open all' }));
  expect((await findRegion('fabric')).getByText('No fabric')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Close all' }));
  expect((await findRegion('neckline')).getByText('No neckline')).not.toBeVisible();
});

it('a how-to guide opens the area of the group in the URL', async () => {
  mockApi({ [ROUTE]: () => MANY });
  open(`${ADDRESS}#fabric`);
  expect(within(await screen.findByRole('region', { name: 'fabric' })).getByText('No fabric')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'shoes' })).getByText('No shoes')).not.toBeVisible();
});

it('a how-to guide keeps its open areas when the user returns', async () => {
  mockApi({ [ROUTE]: () => MANY });
  const { person } = open();
  const shoes = within(await screen.findByRole('region', { name: 'shoes' }));
  await person.click(screen.getByText('Lengths and shoes'));
  await person.click(shoes.getByRole('link', { name: 'No shoes' }));
  await person.click(screen.getByRole('button', { name: 'Back' }));
  const again = within(await screen.findByRole('region', { name: 'shoes' }));
  expect(again.getByText('No shoes')).toBeVisible();
});

it('a how-to guide shows at most two pictures of a recommendation, and its evidence', async () => {
  mockApi({ [ROUTE]: () => GUIDE });
  open();
  const card = (await screen.findByRole('link', { name: 'Boat neck' })).closest('article')!;
  expect(
    within(card)
      .getAllByRole('img')
      .map((picture) => picture.getAttribute('src')),
  ).toEqual(['/api/pictures/items/boat-1.svg', '/api/pictures/items/boat-2.svg']);
  expect(card).toHaveTextContent('Tested in studies.');
  expect(screen.getByText(/^Sources differ on this one\./)).toBeInTheDocument();
});

it('a how-to guide keeps the space of a picture that fails to load', async () => {
  mockApi({ [ROUTE]: () => GUIDE });
  open();
  const picture = await screen.findByRole('img', { name: 'The boat-1' });
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'The boat-1' }).tagName).toBe('svg');
});

it('a how-to guide passes its data on to the page of a recommendation', async () => {
  mockApi({ [ROUTE]: () => GUIDE });
  const { person, url } = open();
  await person.click(await screen.findByRole('link', { name: 'Roll neck' }));
  expect(url()).toBe('/body-type-analysis/detail/roll');
  expect(JSON.parse(screen.getByText(/fashionContent/).textContent)).toEqual({
    fashionContent: GUIDE.recommendations[0]!.recommendations[1],
    effectDescription: 'A wide neckline balances the hips.',
    bodyPartDisplayName: 'Wide hips',
    isAvoidItem: true,
  });
});

it('a how-to guide links tested advice to its study, and contested advice to an explanation', async () => {
  mockApi({ [ROUTE]: () => GUIDE });
  open();
  const findHowWeKnowLink = (name: string) => {
    const card = screen.getByRole('link', { name }).closest('article')!;
    return within(card).queryByRole('link', { name: 'How we know' })?.getAttribute('href');
  };
  await screen.findByRole('link', { name: 'Boat neck' });
  expect(findHowWeKnowLink('Boat neck')).toBe('/evidence#koutsoumpis-2021');
  expect(findHowWeKnowLink('Roll neck')).toBe('/evidence#contested');
  expect(findHowWeKnowLink('V-neck')).toBeUndefined();
});

it('a how-to guide lists the rail checks first, numbered', async () => {
  mockApi({ [ROUTE]: () => GUIDE });
  open();
  const rail = await screen.findByRole('region', { name: 'In the store' });
  const checks = within(rail).getAllByRole('listitem');
  expect(checks.map((check) => check.textContent)).toEqual([
    'Laid flatLaid flat, a skirt should be at least 22 in across.',
    'SittingSit down. The pockets should stay closed.',
  ]);
  expect(checks[0]!.parentElement!.tagName).toBe('OL');
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('In the store');
});

it.each([
  ['womens', 'a survey of women and may'],
  ['mens', 'a survey of men and may'],
  ['any', 'a survey of women and men and may'],
] as const)('a how-to guide names the surveyed to a user of %s cuts', async (presentation, words) => {
  mockApi({ [ROUTE]: () => GUIDE });
  const user = createMeasuredUser();
  open(ADDRESS, { ...user, preferences: { ...user.preferences, presentation } });
  expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
});

it('a how-to guide without rail checks omits the section', async () => {
  mockApi({ [ROUTE]: () => ({ ...GUIDE, railChecks: [] }) });
  open();
  await screen.findByRole('region', { name: 'Neckline' });
  expect(screen.queryByRole('region', { name: 'In the store' })).toBeNull();
});
