import type { LoginResponse } from '@figura/contracts';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { redirectTo } from '../../lib/browser/redirect';
import { providerSignIn } from '../../lib/session/provider-sign-in';
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
jest.mock('../../lib/browser/redirect', () => ({ redirectTo: jest.fn() }));

const SESSION: LoginResponse = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  user: createMeasuredUser(),
};
const CEREMONY = { ticket: 'ticket-1', options: { challenge: 'a-challenge' } };
const PROVIDERS = { providers: [{ id: 'google', name: 'Google' }] };

const authenticate = jest.mocked(startAuthentication);
const NOT_USED = 'No passkey was used. You may have cancelled; please try again, or sign in another way.';

beforeEach(() => {
  jest.mocked(browserSupportsWebAuthnAutofill).mockResolvedValue(false);
  authenticate.mockReset().mockResolvedValue(SIGNED);
  jest.mocked(redirectTo).mockClear();
  providerSignIn.forget();
});

function open(handlers: FakeHandlers, from?: string) {
  const calls = mockApi(handlers);
  const route = { pathname: '/login', state: { from } };
  return { ...renderApp(<LoginForm />, { route }), calls };
}

describe('The passkey button', () => {
  usePasskeys();
  const press = async ({ person }: ReturnType<typeof open>) =>
    person.click(await screen.findByRole('button', { name: 'Use a passkey' }));

  it('signs in with the signed challenge, and returns to the requested page', async () => {
    const app = open(
      { 'POST /auth/passkey/options': () => CEREMONY, 'POST /auth/passkey': () => SESSION },
      '/settings?tab=security',
    );
    await press(app);
    await waitFor(() => expect(app.url()).toBe('/settings?tab=security'));
    expect(authenticate).toHaveBeenCalledWith({ optionsJSON: CEREMONY.options });
    const { id, response } = SIGNED;
    const { clientDataJSON, authenticatorData, signature } = response;
    const signed = { id, clientDataJSON, authenticatorData, signature };
    expect(app.calls.at(-1)?.body).toEqual({ ticket: 'ticket-1', ...signed });
    expect(window.localStorage.getItem('accessToken')).toBe('access-1');
  });

  it('reports a cancellation, sends nothing, and works again', async () => {
    authenticate.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    const app = open({
      'POST /auth/passkey/options': () => CEREMONY,
      'POST /auth/passkey': () => SESSION,
    });
    await press(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_USED);
    expect(app.calls.map(({ route }) => route)).not.toContain('POST /auth/passkey');
    expect(app.url()).toBe('/login');
    await press(app);
    await waitFor(() => expect(app.url()).toBe('/dashboard'));
  });

  it.each([
    [createProblem(401, 'This passkey is not known here.'), 'This passkey is not known here.'],
    [new Response('', { status: 502 }), 'The passkey did not sign you in. Please try again.'],
  ])('shows why the server refused the passkey', async (refusal, sentence) => {
    const app = open({ 'POST /auth/passkey/options': () => CEREMONY, 'POST /auth/passkey': () => refusal });
    await press(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(window.localStorage.getItem('accessToken')).toBeNull();
  });

  it('asks only once, however often it is clicked', async () => {
    let cancel = (): void => undefined;
    authenticate.mockReturnValue(
      new Promise((_, reject) => (cancel = () => reject(new DOMException('', 'NotAllowedError')))),
    );
    const app = open({ 'POST /auth/passkey/options': () => CEREMONY });
    await press(app);
    await press(app);
    await waitFor(() => expect(authenticate).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: 'Use a passkey' })).toHaveAttribute('aria-busy', 'true');
    expect(app.calls.filter(({ route }) => route.includes('passkey'))).toHaveLength(1);
    cancel();
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_USED);
  });
});

describe('Passkey autofill in the email field', () => {
  usePasskeys();
  beforeEach(() => jest.mocked(browserSupportsWebAuthnAutofill).mockResolvedValue(true));

  it('signs in as soon as the user picks a passkey', async () => {
    let choose: (signed: typeof SIGNED) => void = () => undefined;
    authenticate.mockReturnValue(new Promise((resolve) => (choose = resolve)));
    const app = open({ 'POST /auth/passkey/options': () => CEREMONY, 'POST /auth/passkey': () => SESSION });
    const asked = { optionsJSON: CEREMONY.options, useBrowserAutofill: true };
    await waitFor(() => expect(authenticate).toHaveBeenCalledWith(asked));
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    expect(app.url()).toBe('/login');
    choose(SIGNED);
    await waitFor(() => expect(app.url()).toBe('/dashboard'));
  });

  it.each([
    ['INVALID_TOKEN', 2],
    ['INVALID_CREDENTIALS', 1],
  ] as const)(
    'shows why the passkey failed, and offers passkeys again depending on %s',
    async (code, times) => {
      authenticate.mockResolvedValueOnce(SIGNED).mockReturnValue(new Promise(() => undefined));
      open({
        'POST /auth/passkey/options': () => CEREMONY,
        'POST /auth/passkey': () => createProblem(400, 'This took too long.', { code }),
      });
      expect(await screen.findByRole('alert')).toHaveTextContent('This took too long.');
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(authenticate).toHaveBeenCalledTimes(times);
      expect(window.localStorage.getItem('accessToken')).toBeNull();
    },
  );

  it.each([
    ['the server is down', () => new Response('', { status: 502 }), SIGNED],
    ['no passkey is chosen', () => CEREMONY, new DOMException('', 'AbortError')],
  ])('shows no error if %s', async (_, options, outcome) => {
    if (outcome instanceof Error) authenticate.mockRejectedValue(outcome);
    const app = open({ 'POST /auth/passkey/options': options });
    await waitFor(() => expect(app.calls.map(({ route }) => route)).toContain('POST /auth/passkey/options'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(app.calls.filter(({ route }) => route.includes('passkey'))).toHaveLength(1);
  });

  it('is cancelled when the page closes', async () => {
    authenticate.mockReturnValue(new Promise(() => undefined));
    const app = open({ 'POST /auth/passkey/options': () => CEREMONY });
    await waitFor(() => expect(authenticate).toHaveBeenCalled());
    app.unmount();
    await waitFor(() => expect(WebAuthnAbortService.cancelCeremony).toHaveBeenCalled());
  });
});

it('a browser without passkeys shows no passkey button', async () => {
  open({ 'GET /auth/providers': () => PROVIDERS });
  await screen.findByRole('button', { name: 'Continue with Google' });
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

describe('The provider button', () => {
  const press = async ({ person }: ReturnType<typeof open>) =>
    person.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  const GOOGLE = 'https://accounts.google.test/authorize?state=s';

  it('redirects to the provider once, and remembers the sign-in in this tab', async () => {
    const app = open(
      {
        'GET /auth/providers': () => PROVIDERS,
        'POST /auth/providers/google/start': () => ({ url: GOOGLE, key: 'key-1' }),
      },
      '/wardrobe',
    );
    await press(app);
    await press(app);
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(GOOGLE));
    expect(redirectTo).toHaveBeenCalledTimes(1);
    expect(providerSignIn.find('google')).toEqual({
      provider: 'google',
      key: 'key-1',
      from: '/wardrobe',
      invitation: null,
    });
    expect(providerSignIn.find('apple')).toBeNull();
  });

  it('reports that the provider cannot be reached, stays on the page, and works again', async () => {
    let isAway = true;
    const app = open({
      'GET /auth/providers': () => PROVIDERS,
      'POST /auth/providers/google/start': () =>
        isAway ? new Response('', { status: 502 }) : { url: GOOGLE, key: 'key-1' },
    });
    await press(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('Google cannot be reached. Please try again.');
    expect(redirectTo).not.toHaveBeenCalled();
    expect(providerSignIn.find('google')).toBeNull();
    isAway = false;
    await press(app);
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(GOOGLE));
  });

  it('works again for a user who comes back without signing in', async () => {
    const app = open({
      'GET /auth/providers': () => PROVIDERS,
      'POST /auth/providers/google/start': () => ({ url: GOOGLE, key: 'key-1' }),
    });
    await press(app);
    await waitFor(() => expect(redirectTo).toHaveBeenCalledTimes(1));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await press(app);
    await waitFor(() => expect(redirectTo).toHaveBeenCalledTimes(2));
  });
});
