import type { User } from '@figura/contracts';
import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { fill } from '../../lib/testing/fill';
import { createUser } from '../../lib/testing/a-user';
import { registrationKey } from '../../lib/session/registration-key';
import { createProblem, mockApi, type FakeCall } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { EmailVerification } from './email-verification';

const open = (route: string, user?: User) =>
  renderApp(
    <StrictMode>
      <EmailVerification />
    </StrictMode>,
    { route, ...(user && { user }) },
  );

beforeEach(() => {
  jest.useFakeTimers();
  registrationKey.forget();
});
afterEach(() => jest.useRealTimers());

const MESSAGE = 'Your email is verified.';
const TOKENS = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const SENTENCE = 'Please enter the password that you chose when you registered f•••e@example.com.';
const createPasswordRequiredProblem = () =>
  createProblem(403, SENTENCE, { code: 'PASSWORD_REQUIRED', email: 'f•••e@example.com' });
const verifyWithKey = (_: undefined, { registrationKey: key }: FakeCall) =>
  key === 'key-1' ? { message: MESSAGE, ...TOKENS } : createPasswordRequiredProblem();

it('EmailVerification redeems the token once, keeps the session, and redirects to the login', async () => {
  registrationKey.keep('key-1');
  const calls = mockApi({
    'GET /auth/verify-email/a%2Fb': verifyWithKey,
    'GET /auth/me': () => ({ user: createUser() }),
  });
  const { url } = open('/verify-email?token=a%2Fb');
  expect(screen.getByRole('status')).toHaveTextContent('Verifying your email…');

  expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
  expect(calls.filter(({ route }) => route.includes('verify-email'))).toHaveLength(1);
  expect(window.localStorage.getItem('accessToken')).toBe('access-1');
  expect(registrationKey.get()).toBeNull();

  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(url()).toBe('/verify-email');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(url()).toBe('/login');
});

it('EmailVerification asks for the password in a browser that did not register [S61]', async () => {
  const responses = [
    () => createProblem(401, 'This is not the password.', { code: 'INVALID_CREDENTIALS' }),
    () => ({ message: MESSAGE, ...TOKENS }),
  ];
  const calls = mockApi({
    'GET /auth/verify-email/abc': verifyWithKey,
    'POST /auth/verify-email/abc': () => responses.shift()!(),
    'GET /auth/me': () => ({ user: createUser() }),
  });
  const { person } = open('/verify-email?token=abc');
  expect(await screen.findByText(SENTENCE)).toBeInTheDocument();
  expect(window.localStorage.getItem('accessToken')).toBeNull();

  await fill(person, screen.getByLabelText('Password'), 'a guess');
  await person.click(screen.getByRole('button', { name: 'Verify my email' }));
  expect(await screen.findByText('This is not the password.')).toBeInTheDocument();

  await person.click(screen.getByRole('button', { name: 'Verify my email' }));
  expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
  expect(calls.filter(({ route }) => route.startsWith('POST')).at(-1)?.body).toEqual({ password: 'a guess' });
  expect(window.localStorage.getItem('accessToken')).toBe('access-1');
});

it('EmailVerification warns another signed-in user and keeps their session [S61]', async () => {
  registrationKey.keep('key-1');
  const calls = mockApi({
    'GET /auth/verify-email/abc': verifyWithKey,
    'GET /auth/me': () => ({ user: createUser() }),
    'POST /auth/logout': () => ({ message: 'You are signed out.' }),
  });
  const noor = createUser({ id: 'noor', email: 'noor@example.com' });
  const { person } = open('/verify-email?token=abc', noor);
  expect(await screen.findByText('This link belongs to f•••e@example.com')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('You are signed in as noor@example.com.');
  expect(calls.map(({ route, registrationKey: key }) => [route, key])).toEqual([
    ['GET /auth/verify-email/abc', undefined],
  ]);

  await person.click(screen.getByRole('button', { name: 'Sign out and verify' }));
  expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
  expect(window.localStorage.getItem('accessToken')).toBe('access-1');
});

it('EmailVerification verifies the email for the user who is signed in from registration', async () => {
  registrationKey.keep('key-1');
  mockApi({
    'GET /auth/verify-email/abc': verifyWithKey,
    'GET /auth/me': () => ({ user: createUser() }),
  });
  open('/verify-email?token=abc', createUser({ isVerified: false }));
  expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
});

it('EmailVerification succeeds without tokens if the link was already used', async () => {
  mockApi({ 'GET /auth/verify-email/abc': () => ({ message: 'Your email is verified.' }) });
  open('/verify-email?token=abc');
  expect(await screen.findByText('Your email is verified.')).toBeInTheDocument();
  expect(window.localStorage.getItem('accessToken')).toBeNull();
});

it('EmailVerification removes the token from the URL immediately', async () => {
  mockApi({ 'GET /auth/verify-email/abc': () => new Promise(() => undefined) });
  const { url } = open('/verify-email?token=abc');
  expect(url()).toBe('/verify-email');
});

it('EmailVerification says that the token is missing', () => {
  const calls = mockApi({});
  open('/verify-email');
  expect(screen.getByRole('alert')).toHaveTextContent('Verification token is missing');
  expect(calls).toEqual([]);
});

it('EmailVerification shows why a link is refused and offers a new one', async () => {
  const calls = mockApi({
    'GET /auth/verify-email/old': () =>
      createProblem(400, 'This verification link is invalid or has expired.', { code: 'INVALID_TOKEN' }),
    'POST /auth/resend-verification': () => ({ message: 'A new link is on its way.' }),
  });
  const { person } = open('/verify-email?token=old');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This verification link is invalid or has expired.',
  );

  await fill(person, screen.getByLabelText('Email'), 'florence@example.com');
  await person.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ email: 'florence@example.com' });
});

it('EmailVerification falls back to its own message if the server sends none', async () => {
  mockApi({ 'GET /auth/verify-email/abc': () => new Response('', { status: 500 }) });
  open('/verify-email?token=abc');
  expect(await screen.findByRole('alert')).toHaveTextContent('Verification failed');
});
