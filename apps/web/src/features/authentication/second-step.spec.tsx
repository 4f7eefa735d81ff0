import type { LoginResponse, SecondFactorDemand } from '@figura/contracts';
import { startAuthentication } from '@simplewebauthn/browser';
import { screen, waitFor } from '@testing-library/react';
import { fill, fillAndSubmit } from '../../lib/testing/fill';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { createProblem, mockApi, type FakeHandlers } from '../../lib/testing/fake-api';
import { SIGNED, usePasskeys } from '../../lib/testing/passkeys';
import { renderApp } from '../../lib/testing/render-app';
import { LoginForm } from './login-form';

jest.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthnAutofill: jest.fn(),
  startAuthentication: jest.fn(),
  WebAuthnAbortService: { cancelCeremony: jest.fn() },
}));

const SESSION: LoginResponse = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  user: createMeasuredUser(),
};
const authenticate = jest.mocked(startAuthentication);

beforeEach(() => authenticate.mockReset().mockResolvedValue(SIGNED));

async function open(ways: SecondFactorDemand['ways'], handlers: FakeHandlers = {}) {
  const calls = mockApi({
    'POST /auth/login': () =>
      createProblem(403, 'One more step.', {
        code: 'SECOND_FACTOR_REQUIRED',
        secondFactor: { ticket: 'ticket-1', ways },
      }),
    ...handlers,
  });
  const app = renderApp(<LoginForm />, { route: '/login' });
  await fill(app.person, screen.getByRole('textbox', { name: 'Email' }), 'florence@example.com');
  await fill(app.person, screen.getByLabelText('Password'), 'lavender-42');
  await app.person.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'One more step' });
  const sent = () =>
    calls.filter(({ route }) => route === 'POST /auth/second-factor').map(({ body }) => body);
  return { ...app, calls, sent };
}

const press = async ({ person }: Awaited<ReturnType<typeof open>>, name: string) =>
  person.click(screen.getByRole('button', { name }));

it('the second step signs in only after it gets the app’s code', async () => {
  const app = await open(['totp', 'recovery-code'], { 'POST /auth/second-factor': () => SESSION });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(window.localStorage.getItem('accessToken')).toBeNull();
  const field = screen.getByLabelText('Code of the app');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await app.person.type(field, ' 123 456 ');
  await press(app, 'Sign In');
  await waitFor(() => expect(app.url()).toBe('/dashboard'));
  expect(app.sent()).toEqual([{ ticket: 'ticket-1', code: '123 456' }]);
  expect(window.localStorage.getItem('accessToken')).toBe('access-1');
});

it('the second step requires a code before it sends one', async () => {
  const app = await open(['totp']);
  await press(app, 'Sign In');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter the code');
  expect(app.sent()).toEqual([]);
});

it('the second step reports a wrong code, keeps it, and accepts the next', async () => {
  const responses = [
    () => createProblem(400, 'That is not the code that the app shows now.', { code: 'INVALID_CREDENTIALS' }),
    () => SESSION,
  ];
  const app = await open(['totp'], { 'POST /auth/second-factor': () => responses.shift()!() });
  await fill(app.person, screen.getByLabelText('Code of the app'), '111111');
  await press(app, 'Sign In');
  expect(await screen.findByRole('alert')).toHaveTextContent('That is not the code that the app shows now.');
  expect(screen.getByLabelText('Code of the app')).toHaveValue('111111');
  await app.person.clear(screen.getByLabelText('Code of the app'));
  await fill(app.person, screen.getByLabelText('Code of the app'), '222222');
  await press(app, 'Sign In');
  await waitFor(() => expect(app.url()).toBe('/dashboard'));
});

it('the second step sends a code once, however often the user submits', async () => {
  const app = await open(['totp'], { 'POST /auth/second-factor': () => new Promise(() => undefined) });
  await fillAndSubmit(app.person, screen.getByLabelText('Code of the app'), '123456');
  await press(app, 'Sign In');
  await app.person.type(screen.getByLabelText('Code of the app'), '{Enter}');
  expect(app.sent()).toHaveLength(1);
});

it('the second step accepts a recovery code instead, in an empty field', async () => {
  const app = await open(['totp', 'recovery-code'], { 'POST /auth/second-factor': () => SESSION });
  await app.person.type(screen.getByLabelText('Code of the app'), '12');
  await press(app, 'Use a recovery code');
  expect(screen.queryByLabelText('Code of the app')).toBeNull();
  const field = screen.getByLabelText('Recovery code');
  expect(field).toHaveValue('');
  await fill(app.person, field, 'k7mq-3xvd-9pt2-hw5c');
  await press(app, 'Sign In');
  await waitFor(() => expect(app.sent()).toEqual([{ ticket: 'ticket-1', code: 'k7mq-3xvd-9pt2-hw5c' }]));
});

it('the second step leads back to the password form', async () => {
  const app = await open(['totp']);
  await press(app, 'Back to the password');
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'One more step' })).toBeNull();
});

it('the second step offers no passkey if the browser does not support them', async () => {
  await open(['passkey', 'recovery-code']);
  expect(screen.getByLabelText('Recovery code')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

describe('The second step with a passkey', () => {
  usePasskeys();
  const CEREMONY = { ticket: 'ticket-2', options: { challenge: 'a-challenge' } };

  it('reports a cancellation, and signs in on the next try', async () => {
    authenticate.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    const app = await open(['passkey', 'recovery-code'], {
      'POST /auth/passkey/options': () => CEREMONY,
      'POST /auth/passkey': () => SESSION,
    });
    await press(app, 'Use a passkey');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No passkey was used\./);
    expect(window.localStorage.getItem('accessToken')).toBeNull();
    await press(app, 'Use a passkey');
    await waitFor(() => expect(app.url()).toBe('/dashboard'));
    const asked = app.calls.filter(({ route }) => route === 'POST /auth/passkey/options');
    expect(asked.map(({ body }) => body)).toEqual([{ ticket: 'ticket-1' }, { ticket: 'ticket-1' }]);
  });

  it('shows why the server refused it', async () => {
    const app = await open(['passkey'], {
      'POST /auth/passkey/options': () =>
        createProblem(400, 'This took too long or was used already. Please begin again.'),
    });
    await press(app, 'Use a passkey');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This took too long/);
    expect(authenticate).not.toHaveBeenCalled();
  });
});
