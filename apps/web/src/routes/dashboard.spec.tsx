import type { WeeklyOutfitResponse } from '@figura/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aKeptGarment } from '../lib/testing/a-kept-garment';
import { aMeasuredUser, aUser } from '../lib/testing/a-user';
import { aProblem, fakeApi } from '../lib/testing/fake-api';
import { renderApp } from '../lib/testing/render-app';
import { paths } from '../paths';
import DashboardRoute from './dashboard';
import PaymentCancelled from './account/payment-cancelled';

it('the dashboard makes a long name smaller rather than breaking it', () => {
  renderApp(<DashboardRoute />, { user: aMeasuredUser({ firstName: 'Maximiliane-Theodora' }) });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('data-long');
  cleanup();
  renderApp(<DashboardRoute />, { user: aMeasuredUser({ firstName: 'Wolfeschlegelstein' }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-long');
});

it('the dashboard greets by nickname, or by first name where there is none', () => {
  const { unmount } = renderApp(<DashboardRoute />, { user: aMeasuredUser({ nickname: 'Flo' }) });
  expect(screen.getByRole('heading', { name: 'Hello, Flo' })).toBeVisible();
  unmount();
  renderApp(<DashboardRoute />, { user: aMeasuredUser({ nickname: 'null' }) });
  expect(screen.getByRole('heading', { name: 'Hello, Florence' })).toBeVisible();
});

it('the dashboard shows the type with the names of the dashboard, on the own figure', () => {
  renderApp(<DashboardRoute />, {
    user: aMeasuredUser({ bodyType: { horizontal: 'B', vertical: '4', combined: 'B4' } }),
  });
  expect(screen.getByText('B4')).toBeVisible();
  expect(screen.getByText('TRIANGLE')).toBeVisible();
  expect(screen.getByText('Short Mid-Body')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Your figure, body type B4' })).toBeInTheDocument();
});

const GARMENT = { category: 'Tops' as const, type: 'shirt', attributes: {}, colors: [] };

it('the dashboard leads with the outfit of the week, and says what belongs to the user', async () => {
  fakeApi({
    'GET /outfits/this-week': () => ({
      week: '2026-W48',
      outfit: {
        pieces: [{ slot: 'top', source: 'wardrobe', id: 'a', garment: GARMENT, name: 'White shirt' }],
        score: 0.8,
        look: { id: 'a-look', name: 'A look' },
        reasons: ['The open neck lengthens your neck.'],
        sentence: 'A close shirt over wide trousers.',
      },
    }),
  });
  renderApp(<DashboardRoute />, { user: aMeasuredUser() });
  const week = await screen.findByRole('region', { name: 'This week on you' });
  expect(within(week).getByText('A close shirt over wide trousers.')).toBeVisible();
  expect(within(week).getByText('yours')).toBeVisible();
  expect(within(week).getByText('The open neck lengthens your neck.')).toBeVisible();
});

it('the dashboard keeps the place of the outfit of the week while it is put together', async () => {
  let answer: (outfit: WeeklyOutfitResponse) => void = () => undefined;
  fakeApi({
    'GET /outfits/this-week': () => new Promise<WeeklyOutfitResponse>((resolve) => (answer = resolve)),
  });
  renderApp(<DashboardRoute />, { user: aMeasuredUser() });
  expect(await screen.findByText('Loading this week’s outfit')).toBeInTheDocument();
  answer({ week: '2026-W48', outfit: null });
  await waitFor(() => expect(screen.queryByText('Loading this week’s outfit')).not.toBeInTheDocument());
});

it('the dashboard ticks the first steps of whoever has paid, and shows none once all are done', async () => {
  const steps = (isDone: boolean) => ({
    steps: [
      { step: 'measure' as const, isDone: true },
      { step: 'pieces' as const, isDone },
    ],
    pieces: 3,
  });
  fakeApi({ 'GET /user/first-steps': () => steps(false) });
  const { unmount } = renderApp(<DashboardRoute />, { user: aMeasuredUser({ hasPaid: true }) });
  expect(await screen.findByText('1 of 2 done')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add 10 pieces you own' })).toHaveAttribute('href', paths.wardrobe);
  expect(screen.queryByRole('link', { name: 'Measure yourself' })).not.toBeInTheDocument();
  unmount();
  fakeApi({ 'GET /user/first-steps': () => steps(true) });
  renderApp(<DashboardRoute />, { user: aMeasuredUser({ hasPaid: true }) });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('First steps')).not.toBeInTheDocument();
});

it('the dashboard shows what this device knows of checks, and nothing where it knows none', async () => {
  const { unmount } = renderApp(<DashboardRoute />, { user: aMeasuredUser() });
  expect(screen.queryByText('Your last checks')).not.toBeInTheDocument();
  unmount();
  const kept = [aKeptGarment({ garment: GARMENT })];
  const draft = { text: 'navy dress', garment: null, checkId: null, hem: null, kept };
  localStorage.setItem('fittingRoom', JSON.stringify(draft));
  renderApp(<DashboardRoute />, { user: aMeasuredUser() });
  expect(await screen.findByRole('link', { name: 'Good on you Shirt' })).toHaveAttribute(
    'href',
    paths.fittingRoom,
  );
});

it.each([
  ['Measurements', paths.profileMeasurements],
  ['Body Type Analysis', paths.bodyTypeAnalysis],
  ['Your Best Looks', paths.bestLooks],
  ['Current Trends', paths.currentTrends],
])('the dashboard leads to %s', (name, href) => {
  renderApp(<DashboardRoute />, { user: aMeasuredUser() });
  expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
});

it('the dashboard leads from the initial, or the picture, to the settings', () => {
  const { unmount } = renderApp(<DashboardRoute />, { user: aMeasuredUser() });
  const link = screen.getByRole('link', { name: 'Settings' });
  expect(link).toHaveAttribute('href', paths.settings);
  expect(link).toHaveTextContent('F');
  unmount();
  renderApp(<DashboardRoute />, { user: aMeasuredUser({ profileImage: '/profile-images/a.webp' }) });
  expect(screen.getByRole('link', { name: 'Settings' }).querySelector('img')).toHaveAttribute(
    'src',
    '/api/profile-images/a.webp',
  );
});

it.each([
  { missing: 'measurements', user: aMeasuredUser({ measurements: null }) },
  { missing: 'a body type', user: aMeasuredUser({ bodyType: null }) },
  { missing: 'both', user: aUser() },
])('the dashboard asks for the measurements while there is nothing to show: without $missing', ({ user }) => {
  renderApp(<DashboardRoute />, { user });
  expect(screen.getByRole('link', { name: 'Start My Measurements' })).toHaveAttribute(
    'href',
    paths.introWelcome,
  );
  expect(screen.queryByText('Your Best Looks')).not.toBeInTheDocument();
});

it.each([aMeasuredUser(), aUser()])(
  'the dashboard leads to buying at any time, with and without measurements',
  async (user) => {
    fakeApi({ 'GET /stripe/offer': () => aProblem(503, 'Later.') });
    const { person } = renderApp(<DashboardRoute />, { user });
    await person.click(screen.getByRole('button', { name: 'See what it opens' }));
    expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeInTheDocument();
  },
);

it('the dashboard offers nothing to buy to whoever has bought', () => {
  renderApp(<DashboardRoute />, { user: aMeasuredUser({ hasPaid: true }) });
  expect(screen.queryByText('Lifetime access')).not.toBeInTheDocument();
});

it('the dashboard opens the offer for whoever comes back to try a payment again', async () => {
  fakeApi({ 'GET /stripe/offer': () => aProblem(503, 'Later.') });
  const { person } = renderApp(
    <Routes>
      <Route path="/payment-cancelled" element={<PaymentCancelled />} />
      <Route path="/dashboard" element={<DashboardRoute />} />
    </Routes>,
    { user: aMeasuredUser(), route: '/payment-cancelled' },
  );
  await person.click(screen.getByRole('link', { name: 'Try Again' }));
  expect(await screen.findByRole('dialog', { name: 'Lifetime access' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'Lifetime access' })).not.toBeInTheDocument();
});
