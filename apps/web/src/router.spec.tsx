import { screen, waitFor } from '@testing-library/react';
import { findPageMeta } from './content/page-meta';
import { createMeasuredUser, createUser } from './lib/testing/a-user';
import { mockApi } from './lib/testing/fake-api';
import { renderApp } from './lib/testing/render-app';
import { publicRoutes } from './public-routes';
import { Router } from './router';

beforeEach(() => mockApi({}));

it.each([
  ['/', 'Dress the shape you have.'],
  ['/login', 'Welcome back'],
  ['/register', 'Create your account'],
  ['/verify-email', 'Verify your email'],
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password', 'Choose a new password'],
  ['/no-such-page', 'This page is not in our pattern book'],
])('%s shows a visitor "%s"', async (route, heading) => {
  renderApp(<Router />, { route });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

it.each(publicRoutes.map(({ path }) => path).filter((path) => !path.includes(':')))(
  '%s has the document title of its metadata',
  async (route) => {
    renderApp(<Router />, { route });
    await waitFor(() => expect(document.title).toBe(`${findPageMeta(route).title} · Figura`));
  },
);

it.each([
  '/dashboard',
  '/settings',
  '/intro-measurements-welcome',
  '/intro-horizontal-measurements',
  '/intro-vertical-measurements',
  '/intro-self-analysis',
  '/measurements/vertical',
  '/measurements/horizontal',
  '/body-parts-preference',
  '/profile/measurements',
  '/results',
  '/payment-success?session_id=cs_1',
  '/payment-cancelled',
  '/verify-reminder',
  '/body-type-analysis',
  '/body-type-analysis/how-to?bodyPart=hips&attribute=wide',
  '/body-type-analysis/test',
  '/body-type-analysis/detail/hips-wide_neckline_boat',
  '/best-looks',
  '/best-looks/tops',
  '/best-looks/tops/blouse',
  '/item-detail/blouse',
  '/outfits-occasions',
  '/outfits-occasions/pack',
  '/current-trends',
  '/current-trends/category/Tops',
  '/current-trends/detail/blouse',
  '/current-trends/tops/blouse',
  '/current-trends/personalized/detail/blouse',
])('%s redirects a visitor to the login', async (route) => {
  const { url } = renderApp(<Router />, { route });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeInTheDocument();
  expect(url()).toBe('/login');
});

it.each([
  ['/home', '/dashboard'],
  ['/vertical-measurements?from=mail', '/measurements/vertical?from=mail'],
  ['/horizontal-measurements', '/measurements/horizontal'],
])('%s redirects to %s', async (route, goal) => {
  const { url } = renderApp(<Router />, { route, user: createMeasuredUser() });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(url()).toBe(goal);
});

it('Router keeps the navigation on an unknown page', async () => {
  renderApp(<Router />, { user: createMeasuredUser(), route: '/no-such-page' });
  const heading = await screen.findByRole('heading', { name: 'This page is not in our pattern book' });
  expect(heading).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Places' })).toBeInTheDocument();
});

it('Router shows an unverified user the reminder with their email', async () => {
  renderApp(<Router />, { route: '/dashboard', user: createUser({ isVerified: false }) });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Please verify your email' }),
  ).toBeInTheDocument();
  expect(screen.getByText('florence@example.com')).toBeInTheDocument();
});

it('Router redirects a verified user away from the reminder', async () => {
  const { url } = renderApp(<Router />, { route: '/verify-reminder', user: createUser() });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(url()).toBe('/intro-measurements-welcome');
});

it('Router shows the settings with the tab in the URL', async () => {
  const { person, url } = renderApp(<Router />, { route: '/settings', user: createMeasuredUser() });
  expect(await screen.findByRole('tab', { name: 'Profile Settings', selected: true })).toBeInTheDocument();
  await person.click(screen.getByRole('tab', { name: 'Security' }));
  expect(await screen.findByRole('button', { name: 'Download my data' })).toBeInTheDocument();
  expect(url()).toBe('/settings?tab=security');
});
