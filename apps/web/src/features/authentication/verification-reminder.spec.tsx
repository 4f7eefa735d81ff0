import { screen, waitFor } from '@testing-library/react';
import { aUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { aProblem, fakeApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { VerificationReminder } from './verification-reminder';

const user = aUser({ isVerified: false });
const open = () => renderApp(<VerificationReminder user={user} />, { user, route: '/verify-reminder' });

it('VerificationReminder goes on to the measurements once the email is verified, wherever that happened', async () => {
  fakeApi({ 'GET /auth/me': () => ({ user: aUser() }) });
  const app = open();
  await app.person.click(screen.getByRole('button', { name: 'Start My Measurements' }));
  await waitFor(() => expect(app.url()).toBe('/intro-measurements-welcome'));
});

it('VerificationReminder stays, and says so, while the email is not verified', async () => {
  fakeApi({ 'GET /auth/me': () => ({ user }) });
  const app = open();
  await app.person.click(screen.getByRole('button', { name: 'Start My Measurements' }));
  expect(await screen.findByText(/Your email is not verified yet/)).toBeInTheDocument();
  expect(app.url()).toBe('/verify-reminder');
});

it('VerificationReminder says that Figura cannot be reached, and goes on when it can', async () => {
  const handlers: FakeHandlers = { 'GET /auth/me': () => Promise.reject(new TypeError('Failed to fetch')) };
  fakeApi(handlers);
  const app = open();
  await app.person.click(screen.getByRole('button', { name: 'Start My Measurements' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach Figura.');
  expect(app.url()).toBe('/verify-reminder');

  handlers['GET /auth/me'] = () => ({ user: aUser() });
  await app.person.click(screen.getByRole('button', { name: 'Start My Measurements' }));
  await waitFor(() => expect(app.url()).toBe('/intro-measurements-welcome'));
});

it('VerificationReminder says that the server has failed', async () => {
  fakeApi({ 'GET /auth/me': () => new Response('', { status: 500 }) });
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Start My Measurements' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load user');
});

it('VerificationReminder sends the link once more', async () => {
  fakeApi({ 'POST /auth/resend-verification': () => ({ message: 'A new link is on its way.' }) });
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Resend verification email' }));
  expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument();
});

it('VerificationReminder shows why the link could not be sent', async () => {
  fakeApi({
    'POST /auth/resend-verification': () =>
      aProblem(429, 'Too many requests.', { code: 'TOO_MANY_REQUESTS' }),
  });
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Resend verification email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
});

it('VerificationReminder signs out', async () => {
  const calls = fakeApi({ 'POST /auth/logout': () => ({ message: 'You are signed out.' }) });
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(window.localStorage.getItem('accessToken')).toBeNull());
  expect(calls.map(({ route }) => route)).toEqual(['POST /auth/logout']);
});
