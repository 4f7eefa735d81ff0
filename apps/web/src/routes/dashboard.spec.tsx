import type { SuggestedPiece, TodayResponse } from '@figura/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { fillAndSubmit } from '../lib/testing/fill';
import { createPiece } from '../lib/testing/a-piece';
import { createGarment } from '../lib/testing/a-recommendation';
import { createMeasuredUser, createUser } from '../lib/testing/a-user';
import type { FakeHandlers } from '../lib/testing/fake-api';
import { createProblem, mockApi } from '../lib/testing/fake-api';
import { renderApp } from '../lib/testing/render-app';
import { formatToday } from '../lib/text/today';
import { paths } from '../paths';
import DashboardRoute from './dashboard';
import PaymentCancelled from './account/payment-cancelled';

it('the dashboard shrinks a long name rather than breaking it', () => {
  renderApp(<DashboardRoute />, { user: createMeasuredUser({ firstName: 'Maximiliane-Theodora' }) });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('data-long');
  cleanup();
  renderApp(<DashboardRoute />, { user: createMeasuredUser({ firstName: 'Wolfeschlegelstein' }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-long');
});

it('the dashboard greets by nickname, or by first name without one', () => {
  const { unmount } = renderApp(<DashboardRoute />, { user: createMeasuredUser({ nickname: 'Flo' }) });
  expect(screen.getByRole('heading', { name: 'Hello, Flo' })).toBeVisible();
  unmount();
  renderApp(<DashboardRoute />, { user: createMeasuredUser({ nickname: 'null' }) });
  expect(screen.getByRole('heading', { name: 'Hello, Florence' })).toBeVisible();
});

it('the dashboard shows the type with its names', () => {
  renderApp(<DashboardRoute />, {
    user: createMeasuredUser({ bodyType: { horizontal: 'B', vertical: '4', combined: 'B4' } }),
  });
  expect(screen.getAllByText('B4')[0]).toBeVisible();
  expect(screen.getByText('TRIANGLE')).toBeVisible();
  expect(screen.getByText('Short Mid-Body')).toBeVisible();
});

const TODAY = /^GET \/outfits\/today/;
const CALL = `GET /outfits/today?day=${formatToday()}&occasion=everyday` as const;

function createPieceIn(
  slot: SuggestedPiece['slot'],
  overrides: Partial<SuggestedPiece> = {},
): SuggestedPiece {
  const category = { top: 'Tops', bottom: 'Bottoms', shoes: 'Shoes', layer: 'Outerwear' } as const;
  const garment = createGarment({ category: category[slot as 'top'], type: slot, attributes: {} });
  return { slot, source: 'wardrobe', id: slot, garment, name: `The ${slot}`, ...overrides };
}

function createOutfit(
  line: string,
  pieces = [createPieceIn('top'), createPieceIn('bottom'), createPieceIn('shoes')],
) {
  return { pieces, score: 0.8, look: null, reasons: [], sentence: 'It goes together.', line };
}

const FIRST = createOutfit('Light above, dark below.');
const SECOND = createOutfit('One color from shoulder to hem.', [
  createPieceIn('top', { id: 'other', name: 'A shirt' }),
]);
const createAnswer = (overrides: Partial<TodayResponse> = {}): TodayResponse => ({
  outfits: [FIRST, SECOND],
  isOwn: true,
  hasPieces: true,
  missing: [],
  fitting: [],
  worn: [],
  ...overrides,
});
const createTodayHandlers = (
  respond: () => TodayResponse | Response | Promise<TodayResponse>,
): FakeHandlers => ({ [CALL]: respond }) as FakeHandlers;
const createPayingUser = () => createMeasuredUser({ hasPaid: true });
const getButton = (name: string | RegExp) => screen.getByRole('button', { name });

it('the dashboard shows an outfit of the user’s own, and others by button or arrow key', async () => {
  mockApi({ ...createTodayHandlers(() => createAnswer()) });
  const { person } = renderApp(<DashboardRoute />, { user: createPayingUser() });
  expect(await screen.findByText(FIRST.line)).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeInTheDocument();
  await person.click(getButton('Another'));
  expect(screen.getByText(SECOND.line)).toBeVisible();
  expect(screen.getByText(`${SECOND.line} A shirt.`)).toHaveAttribute('role', 'status');
  await person.click(getButton('Another'));
  expect(screen.getByText(/^That was all\./)).toBeVisible();
  act(() => screen.getByRole('group', { name: /^Outfit 2 of 2/ }).focus());
  await person.keyboard('{ArrowLeft}');
  expect(screen.getByText(FIRST.line)).toBeVisible();
});

it('the dashboard records what is worn today, without a hidden coat, and can undo it', async () => {
  const wears = {
    [`PUT /wardrobe/top/wears/${formatToday()}`]: () => createPiece(),
    [`DELETE /wardrobe/top/wears/${formatToday()}`]: () => createPiece(),
  } as unknown as FakeHandlers;
  const outfit = createOutfit('Warm.', [createPieceIn('top'), createPieceIn('layer')]);
  const calls = mockApi({
    ...createTodayHandlers(() => createAnswer({ outfits: [outfit] })),
    ...wears,
  });
  const { person, unmount } = renderApp(<DashboardRoute />, { user: createPayingUser() });
  await screen.findByText('Warm.');
  await person.click(getButton('Wear this'));
  expect(await screen.findByRole('button', { name: 'Worn today' })).toHaveAttribute('aria-disabled', 'true');
  unmount();
  renderApp(<DashboardRoute />, { user: createPayingUser() });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Wear this' })).toBeVisible();
  const sent = calls.map(({ route }) => route).filter((route) => route.includes('wears'));
  expect(sent).toEqual(Object.keys(wears));
});

it('the dashboard names the one missing piece, and adds it to the wardrobe', async () => {
  const shoes = createPieceIn('shoes', { source: 'catalog', id: 'black-loafer', name: 'Black loafers' });
  const outfit = {
    ...createOutfit('Warm.', [createPieceIn('top'), createPieceIn('bottom'), shoes]),
    lacks: 'shoes' as const,
  };
  mockApi({ ...createTodayHandlers(() => createAnswer({ outfits: [outfit] })) });
  const { person } = renderApp(<DashboardRoute />, { user: createPayingUser() });
  expect(await screen.findByText('All yours but the shoes: Black loafers.')).toBeVisible();
  expect(getButton('Wear this')).toBeVisible();
  await person.click(getButton('I own something like Black loafers'));
  expect(getButton('I own 1 of these')).toBeVisible();
});

it('the dashboard shows what was marked as worn on another device', async () => {
  mockApi({ ...createTodayHandlers(() => createAnswer({ worn: ['top', 'bottom', 'shoes'] })) });
  renderApp(<DashboardRoute />, { user: createPayingUser() });
  expect(await screen.findByRole('button', { name: 'Worn today' })).toBeVisible();
  expect(getButton('Undo')).toBeVisible();
  expect(getButton('Another')).toBeVisible();
});

it('the dashboard keeps weather and occasion for the day, and sends them', async () => {
  const calls = mockApi({ ...createTodayHandlers(() => createAnswer()) });
  const { person, unmount } = renderApp(<DashboardRoute />, { user: createPayingUser() });
  await screen.findByText(FIRST.line);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Weather' }), '48 °F, rain');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Occasion' }), 'Work');
  const asked = `GET /outfits/today?day=${formatToday()}&occasion=work&temperature=9&rain=true`;
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain(asked));
  unmount();
  renderApp(<DashboardRoute />, { user: createPayingUser() });
  expect(screen.getByRole('combobox', { name: 'Occasion' })).toHaveDisplayValue('Work');
});

it('the dashboard swaps a piece, and can require the new piece in every outfit', async () => {
  const other = createPieceIn('bottom', { id: 'trousers', name: 'Charcoal trousers' });
  const changed = createOutfit('Longer.', [createPieceIn('top'), other]);
  const calls = mockApi({
    ...createTodayHandlers(() => createAnswer()),
    'POST /outfits/swaps': () => ({
      choices: [{ piece: other, outfit: changed }],
    }),
  });
  const { person } = renderApp(<DashboardRoute />, { user: createPayingUser() });
  await screen.findByText(FIRST.line);
  await person.click(screen.getAllByRole('button', { name: 'Swap The bottom' })[0]!);
  const sheet = await screen.findByRole('dialog', { name: 'Instead of the bottom' });
  expect(await within(sheet).findByRole('radio', { name: 'Charcoal trousers' })).toBeChecked();
  expect(await within(sheet).findByText('Longer.')).toBeVisible();
  await person.click(within(sheet).getByRole('radio'));
  await person.keyboard('{Enter}');
  expect(screen.getByText('Longer.')).toBeVisible();
  await person.click(screen.getAllByRole('button', { name: 'Swap Charcoal trousers' })[0]!);
  await person.click(await screen.findByRole('button', { name: 'Only outfits with this' }));
  const asked = `${CALL}&anchor=wardrobe%3Atrousers`;
  await waitFor(() => expect(calls.map(({ route }) => decodeURI(route))).toContain(asked));
  expect(getButton(/^With the Charcoal trousers/)).toBeVisible();
});

it('the dashboard adds pieces of a catalog outfit that the user owns to the wardrobe', async () => {
  const outfit = createOutfit('Light.', [createPieceIn('top', { source: 'catalog' })]);
  const calls = mockApi({
    ...createTodayHandlers(() => createAnswer({ outfits: [outfit], isOwn: false, hasPieces: false })),
    'POST /wardrobe': () => createPiece(),
  });
  const { person } = renderApp(<DashboardRoute />, { user: createPayingUser() });
  expect(await screen.findByText('Not yours yet')).toBeVisible();
  expect(screen.getByText(/^Tap what you own;/)).toBeVisible();
  await person.click(getButton('I own something like The top'));
  await person.click(getButton('I own 1 of these'));
  expect(await screen.findByText('It is in your wardrobe now.')).toBeVisible();
  const added = calls.find(({ route }) => route === 'POST /wardrobe');
  expect(added?.body).toMatchObject({ itemId: 'top' });
});

it.each([
  ['with an outfit from the catalog', [FIRST]],
  ['without any outfit', []],
])('the dashboard names what is already right, %s', async (_, outfits) => {
  mockApi({
    ...createTodayHandlers(() =>
      createAnswer({ outfits, isOwn: false, missing: ['one-piece'], fitting: ['Black pumps'] }),
    ),
  });
  renderApp(<DashboardRoute />, { user: createPayingUser() });
  expect(await screen.findByText(/still needs a gown\..*Already right for it: Black pumps\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'One-Piece' })).toHaveAttribute(
    'href',
    '/products?category=One-Piece',
  );
});

it.each([
  [{}, 'Probably.'],
  [{ odds: 0.8 }, 'Right for 8 of 10 bodies that fit your answers.'],
])('the dashboard says how probable an outfit is, too, if nothing is owned (%o)', async (odds, words) => {
  const unsure = { ...FIRST, probably: true as const, ...odds };
  mockApi({
    ...createTodayHandlers(() => createAnswer({ outfits: [unsure], isOwn: false, hasPieces: false })),
  });
  renderApp(<DashboardRoute />, { user: createPayingUser() });
  expect(await screen.findByText(words)).toBeVisible();
});

it('the dashboard reserves space for the outfit while it loads', async () => {
  let respond: (outfits: TodayResponse) => void = () => undefined;
  const later = new Promise<TodayResponse>((resolve) => (respond = resolve));
  mockApi({ ...createTodayHandlers(() => later) });
  renderApp(<DashboardRoute />, { user: createPayingUser() });
  expect(screen.getByText('Loading today’s outfit')).toBeInTheDocument();
  expect(getButton('Wear this')).toBeDisabled();
  await act(async () => respond(createAnswer()));
  expect(await screen.findByText(FIRST.line)).toBeVisible();
});

it('the dashboard shows the last outfits if today’s cannot be loaded, and offers a retry', async () => {
  mockApi({ ...createTodayHandlers(() => createAnswer()) });
  const { unmount } = renderApp(<DashboardRoute />, { user: createPayingUser() });
  await screen.findByText(FIRST.line);
  unmount();
  const kept = JSON.parse(localStorage.getItem('today')!) as object;
  localStorage.setItem('today', JSON.stringify({ ...kept, day: '2020-01-01' }));
  const calls = mockApi({ ...createTodayHandlers(() => createProblem(503, 'Later.')) });
  const { person } = renderApp(<DashboardRoute />, { user: createPayingUser() });
  expect(await screen.findByText(/These are your last ones\./)).toBeVisible();
  expect(screen.getByText(FIRST.line)).toBeVisible();
  await person.click(getButton('Try again'));
  expect(calls.filter(({ route }) => TODAY.test(route))).toHaveLength(2);
});

it('the dashboard never shows an outfit from before other preferences while it loads', async () => {
  mockApi({ ...createTodayHandlers(() => createAnswer()) });
  const user = createPayingUser();
  const { unmount } = renderApp(<DashboardRoute />, { user });
  await screen.findByText(FIRST.line);
  unmount();
  mockApi({ ...createTodayHandlers(() => new Promise<TodayResponse>(() => undefined)) });
  const same = renderApp(<DashboardRoute />, { user });
  expect(screen.getByText(FIRST.line)).toBeVisible();
  same.unmount();
  const preferences = { ...user.preferences, presentation: 'mens' } as const;
  renderApp(<DashboardRoute />, { user: { ...user, preferences } });
  expect(screen.getByText('Loading today’s outfit')).toBeInTheDocument();
  expect(screen.queryByText(FIRST.line)).not.toBeInTheDocument();
});

it('the dashboard shows an error if nothing could be loaded and nothing is stored', async () => {
  mockApi({ ...createTodayHandlers(() => createProblem(503, 'Later.')) });
  renderApp(<DashboardRoute />, { user: createPayingUser() });
  expect(await screen.findByText('Today’s outfit could not be loaded.')).toBeVisible();
  expect(getButton('Try again')).toBeVisible();
});

it('the dashboard of a free account has one outfit a week, and offers lifetime access for more', async () => {
  mockApi({
    ...createTodayHandlers(() => createAnswer({ outfits: [FIRST] })),
    'GET /stripe/offer': () => createProblem(503, 'Later.'),
  });
  const { person } = renderApp(<DashboardRoute />, { user: createMeasuredUser() });
  expect(await screen.findByText(FIRST.line)).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await person.click(getButton('Another with lifetime access'));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeInTheDocument();
});

it('the dashboard shows the next of the first steps until all are done', async () => {
  const createSteps = (isDone: boolean) => ({
    steps: [
      { step: 'measure' as const, isDone: true },
      { step: 'pieces' as const, isDone },
    ],
    pieces: 3,
  });
  mockApi({ 'GET /user/first-steps': () => createSteps(false) });
  const { unmount } = renderApp(<DashboardRoute />, { user: createPayingUser() });
  expect(await screen.findByRole('link', { name: 'Add 10 pieces you own' })).toHaveAttribute(
    'href',
    paths.wardrobe,
  );
  expect(screen.getByText(/1 of 2\. Next:/)).toBeVisible();
  unmount();
  mockApi({ 'GET /user/first-steps': () => createSteps(true) });
  renderApp(<DashboardRoute />, { user: createPayingUser() });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('First steps')).not.toBeInTheDocument();
});

it('the dashboard passes typed words on to the fitting room', async () => {
  const { person, url } = renderApp(<DashboardRoute />, { user: createMeasuredUser() });
  const field = await screen.findByRole('textbox', { name: 'What have you found?' });
  await fillAndSubmit(person, field, 'a red dress');
  expect(url()).toBe(`${paths.fittingRoom}?text=a+red+dress`);
});

it.each([
  ['Measurements', paths.profileMeasurements],
  ['Body Type Analysis', paths.bodyTypeAnalysis],
  ['Your Best Looks', paths.bestLooks],
  ['Current Trends', paths.currentTrends],
])('the dashboard links to %s', async (name, href) => {
  renderApp(<DashboardRoute />, { user: createMeasuredUser() });
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  expect(link).toHaveAttribute('href', href);
});

it('the dashboard links the initial or the picture to the settings', () => {
  const { unmount } = renderApp(<DashboardRoute />, { user: createMeasuredUser() });
  const link = screen.getByRole('link', { name: 'Settings' });
  expect(link).toHaveAttribute('href', paths.settings);
  expect(link).toHaveTextContent('F');
  unmount();
  renderApp(<DashboardRoute />, { user: createMeasuredUser({ profileImage: '/profile-images/a.webp' }) });
  expect(screen.getByRole('link', { name: 'Settings' }).querySelector('img')).toHaveAttribute(
    'src',
    '/api/profile-images/a.webp',
  );
});

it.each([
  { missing: 'measurements', user: createMeasuredUser({ measurements: null }) },
  { missing: 'a body type', user: createMeasuredUser({ bodyType: null }) },
  { missing: 'both', user: createUser() },
])('the dashboard asks for measurements without $missing', ({ user }) => {
  renderApp(<DashboardRoute />, { user });
  expect(screen.getByRole('link', { name: 'Start My Measurements' })).toHaveAttribute(
    'href',
    paths.introWelcome,
  );
  expect(screen.queryByText('Your Best Looks')).not.toBeInTheDocument();
});

it.each([createMeasuredUser(), createUser()])(
  'the dashboard offers lifetime access with and without measurements',
  async (user) => {
    mockApi({ 'GET /stripe/offer': () => createProblem(503, 'Later.') });
    const { person } = renderApp(<DashboardRoute />, { user });
    await person.click(screen.getByRole('button', { name: 'See what it opens' }));
    expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeInTheDocument();
  },
);

it('the dashboard offers nothing to a user who has paid', () => {
  renderApp(<DashboardRoute />, { user: createMeasuredUser({ hasPaid: true }) });
  expect(screen.queryByText('Lifetime access')).not.toBeInTheDocument();
});

it('the dashboard opens the offer if the user returns to retry a payment', async () => {
  mockApi({ 'GET /stripe/offer': () => createProblem(503, 'Later.') });
  const { person } = renderApp(
    <Routes>
      <Route path="/payment-cancelled" element={<PaymentCancelled />} />
      <Route path="/dashboard" element={<DashboardRoute />} />
    </Routes>,
    { user: createMeasuredUser(), route: '/payment-cancelled' },
  );
  await person.click(screen.getByRole('link', { name: 'Try Again' }));
  expect(await screen.findByRole('dialog', { name: 'Lifetime access' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'Lifetime access' })).not.toBeInTheDocument();
});
