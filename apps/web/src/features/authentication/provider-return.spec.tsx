import type { LoginResponse, Newcomer } from '@figura/contracts';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { providerLink } from '../../lib/session/provider-link';
import { providerSignIn } from '../../lib/session/provider-sign-in';
import { fill, fillAndSubmit } from '../../lib/testing/fill';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { createProblem, mockApi, type FakeHandlers } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { ProviderReturn } from './provider-return';

let mockRegistration = 'open';

jest.mock('../../content/door', () => ({
  ...jest.requireActual<object>('../../content/door'),
  get REGISTRATION() {
    return mockRegistration;
  },
}));

const SESSION: LoginResponse = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  user: createMeasuredUser(),
};
const NEWCOMER: Newcomer = {
  ticket: 'ticket-1',
  provider: { id: 'google', name: 'Google' },
  email: 'florence@example.com',
  isEmailVerified: true,
  hasAccount: false,
  firstName: 'Florence',
  lastName: '',
};
const BEGUN = { provider: 'google', key: 'key-1', from: '/wardrobe' };

beforeEach(() => {
  mockRegistration = 'open';
});

type Begun = Partial<typeof BEGUN> & { invitation?: string };

/** `renderApp` empties the browser first. */
function Browser({ begun }: { begun: Begun | null }) {
  useState(() => begun && providerSignIn.keep({ ...BEGUN, ...begun }));
  return <ProviderReturn provider="google" />;
}

function open(handlers: FakeHandlers, begun: Begun | null = {}) {
  const calls = mockApi(handlers);
  const page = (
    <StrictMode>
      <Browser begun={begun} />
    </StrictMode>
  );
  const route = { pathname: '/sign-in/google', search: '?code=c&state=s' };
  const sent = (path: string) =>
    calls.filter((call) => call.route === `POST ${path}`).map(({ body }) => body);
  return { ...renderApp(page, { route }), sent };
}

const openAs = (newcomer: Partial<Newcomer>, handlers: FakeHandlers = {}, begun?: Begun) =>
  open(
    { 'POST /auth/providers/google/return': () => ({ newcomer: { ...NEWCOMER, ...newcomer } }), ...handlers },
    begun,
  );

const getButton = (name: string) => screen.findByRole('button', { name });

async function register({ person }: ReturnType<typeof open>) {
  await person.click(await getButton('I am new here'));
  await fill(person, screen.getByLabelText('Last name'), 'Okafor');
  await person.selectOptions(screen.getByLabelText('Gender'), 'Female');
  await person.click(screen.getByRole('checkbox', { name: 'I am 18 or older' }));
  await person.click(await getButton('Create account'));
}

it('the return from a provider signs in once and leads to the requested page', async () => {
  const app = open({ 'POST /auth/providers/google/return': () => ({ session: SESSION }) });
  await waitFor(() => expect(app.url()).toBe('/wardrobe'));
  expect(app.sent('/auth/providers/google/return')).toEqual([{ key: 'key-1', query: 'code=c&state=s' }]);
  expect(providerSignIn.find('google')).toBeNull();
  expect(window.localStorage.getItem('accessToken')).toBe('access-1');
});

it('the return to a tab that did not start the sign-in sends nothing', () => {
  const app = open({}, null);
  expect(screen.getByRole('alert')).toHaveTextContent(/^This sign-in was not begun in this tab/);
  expect(app.sent('/auth/providers/google/return')).toEqual([]);
});

it('the return shows why the sign-in failed', async () => {
  open({ 'POST /auth/providers/google/return': () => createProblem(400, 'Google did not sign you in.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Google did not sign you in.');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
});

it('the return asks for the second factor', async () => {
  const secondFactor = { ticket: 'ticket-2', ways: ['totp' as const] };
  const app = open({
    'POST /auth/providers/google/return': () =>
      createProblem(403, 'One more step.', { code: 'SECOND_FACTOR_REQUIRED', secondFactor }),
    'POST /auth/second-factor': () => SESSION,
  });
  await fillAndSubmit(app.person, await screen.findByLabelText('Code of the app'), '123456');
  await waitFor(() => expect(app.url()).toBe('/wardrobe'));
});

it('a new user registers once with the provider’s data', async () => {
  const app = openAs({}, { 'POST /auth/provider-registration': () => SESSION });
  await register(app);
  await waitFor(() => expect(app.url()).toBe('/wardrobe'));
  expect(app.sent('/auth/provider-registration')).toEqual([
    { ticket: 'ticket-1', firstName: 'Florence', lastName: 'Okafor', gender: 'F', adult: true },
  ]);
});

it('a refused registration shows the reason, keeps the form, and is sent only once', async () => {
  let respond: (refusal: Response) => void = () => undefined;
  const app = openAs(
    {},
    { 'POST /auth/provider-registration': () => new Promise<Response>((resolve) => (respond = resolve)) },
  );
  await register(app);
  await app.person.click(await getButton('Create account'));
  expect(app.sent('/auth/provider-registration')).toHaveLength(1);
  respond(createProblem(429, 'Too many registrations.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many registrations.');
  expect(screen.getByLabelText('Last name')).toHaveValue('Okafor');
});

describe('a new user with REGISTRATION=invite', () => {
  beforeEach(() => {
    mockRegistration = 'invite';
  });

  it('registers with the invitation that the sign-in began with', async () => {
    const app = openAs({}, { 'POST /auth/provider-registration': () => SESSION }, { invitation: 'a-token' });
    await register(app);
    await waitFor(() => expect(app.url()).toBe('/wardrobe'));
    expect(app.sent('/auth/provider-registration')).toEqual([
      expect.objectContaining({ ticket: 'ticket-1', invitation: 'a-token' }),
    ]);
  });

  it('sees that the invitation is not valid for this address', async () => {
    const sentence = 'This invitation is not good for this address.';
    const app = openAs(
      {},
      {
        'POST /auth/provider-registration': () =>
          createProblem(403, sentence, { code: 'INVITATION_INVALID' }),
      },
      { invitation: 'a-token' },
    );
    await register(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('is told to open an invitation link, and can link an account', async () => {
    openAs({});
    expect(await screen.findByText(/^Registering needs an invitation\..*choose Google there/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I am new here' })).toBeNull();
    expect(await getButton('I have an account')).toBeVisible();
  });
});

it('nobody can register with REGISTRATION=closed, invited or not', async () => {
  mockRegistration = 'closed';
  openAs({}, {}, { invitation: 'a-token' });
  expect(await screen.findByText(/^Registration is closed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I am new here' })).toBeNull();
});

describe('An address that already has an account', () => {
  it('is linked with its password, and not with a wrong one', async () => {
    const responses = [() => createProblem(401, 'Invalid email or password'), () => SESSION];
    const app = openAs({ hasAccount: true }, { 'POST /auth/provider-link': () => responses.shift()!() });
    await fill(app.person, await screen.findByLabelText('Password'), 'a guess');
    await app.person.click(await getButton('Sign in and link Google'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
    expect(window.localStorage.getItem('accessToken')).toBeNull();
    await app.person.click(await getButton('Sign in and link Google'));
    await waitFor(() => expect(app.url()).toBe('/wardrobe'));
    expect(app.sent('/auth/provider-link')[0]).toEqual({
      ticket: 'ticket-1',
      email: 'florence@example.com',
      password: 'a guess',
    });
  });

  it('gets one mailed link, whose key this browser keeps', async () => {
    const message = 'A link is on its way to florence@example.com.';
    const app = openAs(
      { hasAccount: true },
      { 'POST /auth/provider-link/mail': () => ({ message, key: 'key-2' }) },
    );
    await app.person.click(await getButton('Mail me a link'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mail me a link' })).toBeNull();
    expect(app.sent('/auth/provider-link/mail')).toEqual([{ ticket: 'ticket-1' }]);
    expect(providerLink.find()).toEqual({ key: 'key-2', name: 'Google' });
  });

  it('shows that no mail was sent, and allows another try', async () => {
    const app = openAs(
      { hasAccount: true },
      { 'POST /auth/provider-link/mail': () => createProblem(429, 'Too many links.') },
    );
    await app.person.click(await getButton('Mail me a link'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many links.');
    expect(providerLink.find()).toBeNull();
    expect(await getButton('Mail me a link')).toBeEnabled();
  });
});

it.each([{ hasAccount: false }, { isEmailVerified: false }])(
  'no mail is offered for %p',
  async (newcomer) => {
    openAs(newcomer);
    await getButton('I have an account');
    expect(screen.queryByRole('button', { name: 'Mail me a link' })).toBeNull();
  },
);
