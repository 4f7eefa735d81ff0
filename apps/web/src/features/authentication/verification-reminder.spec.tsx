import { screen, waitFor } from '@testing-library/react';
import { createUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { VerificationReminder } from './verification-reminder';

const user = createUser({ isVerified: false });
const open = () => renderApp(<VerificationReminder user={user} />, { user, route: '/verify-reminder' });

it('VerificationReminder continues to the measurements once the email is verified anywhere', async () => {
  mockApi({ 'GET /auth/me': () => ({ user: createUser() }) });
  const app = open();
  await app.person.click(screen.getByRole('button', { name: 'Start My Measurements' }));
  await waitFor(() => expect(app.url()).toBe('/intro-measurements-welcome'));
});

it('VerificationReminder stays with a message while the email is not verified', async () => {
  mockApi({ 'GET /auth/me': () => ({ user }) });
  const app = open();
  await app.person.click(screen.getByRole('button', { name: 'Start My Measurements' }));
  expect(await screen.findByText(/Your email is not verified yet/)).toBeInTheDocument();
  expect(app.url()).toBe('/verify-reminder');
});

it('VerificationReminder reports that Figura cannot be reached, and recovers', async () => {
  const handlers: FakeHandlers = { 'GET /auth/me': () => Promise.reject(new TypeError('Failed to fetch')) };
  mockApi(handlers);
  const app = open();
  await app.person.click(screen.getByRole('button', { name: 'Start My Measurements' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach Figura.');
  expect(app.url()).toBe('/verify-reminder');

  handlers['GET /auth/me'] = () => ({ user: createUser() });
  await app.person.click(screen.getByRole('button', { name: 'Start My Measurements' }));
  await waitFor(() => expect(app.url()).toBe('/intro-measurements-welcome'));
});

it('VerificationReminder reports a server error', async () => {
  mockApi({ 'GET /auth/me': () => new Response('', { status: 500 }) });
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Start My Measurements' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load user');
});

it('VerificationReminder sends the link again', async () => {
  mockApi({ 'POST /auth/resend-verification': () => ({ message: 'A new link is on its way.' }) });
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Resend verification email' }));
  expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument();
});

it('VerificationReminder shows why the link could not be sent', async () => {
  mockApi({
    'POST /auth/resend-verification': () =>
      createProblem(429, 'Too many requests.', { code: 'TOO_MANY_REQUESTS' }),
  });
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Resend verification email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
});

it('VerificationReminder signs out', async () => {
  const calls = mockApi({ 'POST /auth/logout': () => ({ message: 'You are signed out.' }) });
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(window.localStorage.getItem('accessToken')).toBeNull());
  expect(calls.map(({ route }) => route)).toEqual(['POST /auth/logout']);
});
