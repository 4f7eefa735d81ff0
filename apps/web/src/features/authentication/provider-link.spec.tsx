import type { LoginResponse } from '@figura/contracts';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { providerLink } from '../../lib/session/provider-link';
import { fillAndSubmit } from '../../lib/testing/fill';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { createProblem, mockApi, type FakeHandlers } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { ProviderLink } from './provider-link';

const SESSION: LoginResponse = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  user: createMeasuredUser(),
};
type OpenOptions = NonNullable<Parameters<typeof renderApp>[1]> & { isOther?: boolean };

const LINK = '/link-provider?token=abc';

/** `renderApp` empties the browser first. */
function Browser({ isOther }: { isOther: boolean }) {
  useState(() => isOther || providerLink.keep({ key: 'key-1', name: 'Google' }));
  return <ProviderLink />;
}

function open(handlers: FakeHandlers, { isOther = false, ...options }: OpenOptions = {}) {
  const calls = mockApi(handlers);
  const app = renderApp(<Browser isOther={isOther} />, { route: LINK, ...options });
  return { ...app, sent: () => calls.filter(({ route }) => route.includes('provider-link')) };
}
const press = ({ person }: ReturnType<typeof open>) =>
  person.click(screen.getByRole('button', { name: 'Sign in and link Google' }));

it('the mailed link signs in and links once after a click, and removes the token from the URL', async () => {
  const app = open({ 'POST /auth/provider-link/mail/abc': () => SESSION });
  expect(app.url()).toBe('/link-provider');
  expect(app.sent()).toEqual([]);
  await press(app);
  await waitFor(() => expect(app.url()).toBe('/dashboard'));
  expect(app.sent().map(({ body }) => body)).toEqual([{ key: 'key-1' }]);
  expect(window.localStorage.getItem('accessToken')).toBe('access-1');
  expect(providerLink.find()).toBeNull();
});

it('the mailed link is sent only once, however often the button is clicked', async () => {
  const app = open({ 'POST /auth/provider-link/mail/abc': () => new Promise(() => undefined) });
  await press(app);
  await press(app);
  expect(app.sent()).toHaveLength(1);
});

it('the mailed link does nothing in a different browser', () => {
  const app = open({}, { isOther: true });
  expect(screen.getByRole('alert')).toHaveTextContent(/asked for in another browser/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(app.sent()).toEqual([]);
});

it('a mailed link without a token shows that it is incomplete', () => {
  open({}, { route: '/link-provider' });
  expect(screen.getByRole('alert')).toHaveTextContent(/^This link is not complete/);
});

it('an expired mailed link shows why nothing was linked, and does not sign in', async () => {
  const sentence = 'This link was used or has expired.';
  const app = open({ 'POST /auth/provider-link/mail/abc': () => createProblem(400, sentence) });
  await press(app);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(window.localStorage.getItem('accessToken')).toBeNull();
});

it('the mailed link asks for the account’s second factor', async () => {
  const secondFactor = { ticket: 'ticket-2', ways: ['totp' as const] };
  const app = open({
    'POST /auth/provider-link/mail/abc': () =>
      createProblem(403, 'One more step.', { code: 'SECOND_FACTOR_REQUIRED', secondFactor }),
    'POST /auth/second-factor': () => SESSION,
  });
  await press(app);
  await fillAndSubmit(app.person, await screen.findByLabelText('Code of the app'), '123456');
  await waitFor(() => expect(app.url()).toBe('/dashboard'));
});

it('the mailed link warns a signed-in user that they will switch accounts', () => {
  const user = createMeasuredUser({ email: 'noor@example.com' });
  open({}, { route: LINK, user });
  expect(screen.getByText(/^You are signed in as noor@example\.com\./)).toBeVisible();
});
