import { act, screen } from '@testing-library/react';
import { readDraft, writeDraft } from '../../lib/drafts/drafts';
import { fill } from '../../lib/testing/fill';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { tokens } from '../../lib/session/tokens';
import { LoginForm } from './login-form';
import { PasswordReset } from './password-reset';

const open = (route: Parameters<typeof renderApp>[1] = { route: '/reset-password?token=abc' }) =>
  renderApp(<PasswordReset />, route);

async function choose({ person }: ReturnType<typeof open>, password: string, confirmation = password) {
  await fill(person, screen.getByLabelText('New password'), password);
  await fill(person, screen.getByLabelText('Confirm new password'), confirmation);
  await person.click(screen.getByRole('button', { name: 'Reset password' }));
}

it('PasswordReset sends the new password with the token, then redirects after two seconds', async () => {
  jest.useFakeTimers();
  try {
    const calls = mockApi({
      'POST /password/reset-password/abc': () => ({ message: 'Your password is changed.' }),
    });
    const app = open();
    await choose(app, 'lavender-42');
    expect(await screen.findByText('Your password is changed.')).toBeInTheDocument();
    expect(calls).toEqual([
      { route: 'POST /password/reset-password/abc', body: { password: 'lavender-42' }, accessToken: null },
    ]);

    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(app.url()).toBe('/reset-password');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(app.url()).toBe('/login');
  } finally {
    jest.useRealTimers();
  }
});

describe('PasswordReset', () => {
  const pages = (
    <>
      <PasswordReset />
      <LoginForm />
    </>
  );
  const openSignedIn = () =>
    renderApp(pages, { route: '/reset-password?token=abc', user: createMeasuredUser() });

  it('PasswordReset ends a session in this browser and clears its data', async () => {
    mockApi({ 'POST /password/reset-password/abc': () => ({ message: 'Your password is changed.' }) });
    const app = openSignedIn();
    writeDraft('combinedBodyType', 'B2');
    await choose(app, 'lavender-42');
    expect(await screen.findByText('Your password is changed.')).toBeInTheDocument();
    expect(screen.queryByText(/You are signed in as/)).not.toBeInTheDocument();
    expect(tokens.present()).toBe(false);
    expect(readDraft('combinedBodyType')).toBeNull();
  });

  it('PasswordReset keeps the session if the reset is refused', async () => {
    mockApi({ 'POST /password/reset-password/abc': () => createProblem(400, 'Too easy to guess') });
    const app = openSignedIn();
    await choose(app, 'password');
    expect(await screen.findByText('Too easy to guess')).toBeInTheDocument();
    expect(tokens.present()).toBe(true);
  });
});

it('PasswordReset removes the token from the URL, but keeps it across a reload', () => {
  expect(open().url()).toBe('/reset-password');
  open({ route: { pathname: '/reset-password', state: { token: 'abc' } } });
  expect(screen.getAllByLabelText('New password')).toHaveLength(2);
});

it.each([['/reset-password'], ['/reset-password?token=']])(
  'PasswordReset refuses %s because it has no token',
  (route) => {
    open({ route });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Invalid reset link. Please request a new password reset.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Reset token is missing');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  },
);

it.each([
  ['do not match', 'lavender-42', 'lavender-43', 'Passwords do not match'],
  ['are too short', 'abc', 'abc', 'Password must be at least 6 characters'],
])('PasswordReset sends nothing when the passwords %s', async (_case, password, confirmation, sentence) => {
  const calls = mockApi({});
  await choose(open(), password, confirmation);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(calls).toEqual([]);
});

it('PasswordReset shows why the server refused the password', async () => {
  const sentence = 'This password is too easy to guess';
  mockApi({
    'POST /password/reset-password/abc': () =>
      createProblem(400, sentence, { fields: { password: sentence } }),
  });
  await choose(open(), 'password');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
    expect.stringContaining(sentence),
  );
});

it('PasswordReset falls back to its own message if the server sends none', async () => {
  mockApi({ 'POST /password/reset-password/abc': () => new Response('', { status: 500 }) });
  await choose(open(), 'lavender-42');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to reset password');
});
