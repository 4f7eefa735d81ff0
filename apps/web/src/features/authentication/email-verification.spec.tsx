import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { aUser } from '../../lib/testing/a-user';
import { aProblem, fakeApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { EmailVerification } from './email-verification';

const open = (route: string) =>
  renderApp(
    <StrictMode>
      <EmailVerification />
    </StrictMode>,
    { route },
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('redeems the token once, keeps the session that comes with it, and leads to the login after two seconds', async () => {
  const calls = fakeApi({
    'GET /auth/verify-email/a%2Fb': () => ({
      message: 'Your email is verified.',
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
    }),
    'GET /auth/me': () => ({ user: aUser() }),
  });
  const { address } = open('/verify-email?token=a%2Fb');
  expect(screen.getByRole('status')).toHaveTextContent('Verifying your email…');

  expect(await screen.findByText('Your email is verified.')).toBeInTheDocument();
  expect(calls.filter(({ route }) => route.includes('verify-email'))).toHaveLength(1);
  expect(window.localStorage.getItem('accessToken')).toBe('access-1');

  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(address()).toBe('/verify-email');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(address()).toBe('/login');
});

it('succeeds without tokens for a link that was opened before', async () => {
  fakeApi({ 'GET /auth/verify-email/abc': () => ({ message: 'Your email is verified.' }) });
  open('/verify-email?token=abc');
  expect(await screen.findByText('Your email is verified.')).toBeInTheDocument();
  expect(window.localStorage.getItem('accessToken')).toBeNull();
});

it('takes the token out of the address at once', async () => {
  fakeApi({ 'GET /auth/verify-email/abc': () => new Promise(() => undefined) });
  const { address } = open('/verify-email?token=abc');
  expect(address()).toBe('/verify-email');
});

it('says that the token is missing', () => {
  const calls = fakeApi({});
  open('/verify-email');
  expect(screen.getByRole('alert')).toHaveTextContent('Verification token is missing');
  expect(calls).toEqual([]);
});

it('shows why a link is refused, and offers a new one', async () => {
  const calls = fakeApi({
    'GET /auth/verify-email/old': () =>
      aProblem(400, 'This verification link is invalid or has expired.', { code: 'INVALID_TOKEN' }),
    'POST /auth/resend-verification': () => ({ message: 'A new link is on its way.' }),
  });
  const { person } = open('/verify-email?token=old');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This verification link is invalid or has expired.',
  );

  await person.type(screen.getByLabelText('Email'), 'florence@example.com');
  await person.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ email: 'florence@example.com' });
});

it('has a sentence of its own when the server has none', async () => {
  fakeApi({ 'GET /auth/verify-email/abc': () => new Response('', { status: 500 }) });
  open('/verify-email?token=abc');
  expect(await screen.findByRole('alert')).toHaveTextContent('Verification failed');
});
