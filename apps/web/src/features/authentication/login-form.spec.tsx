import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { fill } from '../../lib/testing/fill';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { SessionProvider } from '../../lib/session/session';
import { LoginForm } from './login-form';

const pair = { accessToken: 'access-1', refreshToken: 'refresh-1' };

async function signIn(
  app: ReturnType<typeof renderApp>,
  email = 'florence@example.com',
  password = 'lavender-42',
) {
  if (email) await fill(app.person, screen.getByRole('textbox', { name: 'Email' }), email);
  if (password) await fill(app.person, screen.getByLabelText('Password'), password);
  await app.person.click(screen.getByRole('button', { name: 'Sign In' }));
}

it('signing in sends a measured user to the dashboard and stores the tokens', async () => {
  const calls = mockApi({ 'POST /auth/login': () => ({ ...pair, user: createMeasuredUser() }) });
  const app = renderApp(<LoginForm />, { route: '/login' });
  await signIn(app, ' florence@example.com ');

  await waitFor(() => expect(app.url()).toBe('/dashboard'));
  expect(calls[0]?.body).toEqual({ email: 'florence@example.com', password: 'lavender-42' });
  expect(window.localStorage.getItem('accessToken')).toBe('access-1');
  expect(window.localStorage.getItem('refreshToken')).toBe('refresh-1');
});

it('signing in sends a user without measurements to the introduction', async () => {
  mockApi({ 'POST /auth/login': () => ({ ...pair, user: createUser() }) });
  const app = renderApp(<LoginForm />, { route: '/login' });
  await signIn(app);
  await waitFor(() => expect(app.url()).toBe('/intro-measurements-welcome'));
});

it('signing in returns to the requested page', async () => {
  mockApi({ 'POST /auth/login': () => ({ ...pair, user: createMeasuredUser() }) });
  const route = { pathname: '/login', state: { from: '/settings?tab=security' } };
  const app = renderApp(<LoginForm />, { route });
  await signIn(app);
  await waitFor(() => expect(app.url()).toBe('/settings?tab=security'));
});

it('signing in stays on the page with a message if the email is not verified', async () => {
  const calls = mockApi({
    'POST /auth/login': () => ({ ...pair, user: createUser({ isVerified: false }) }),
    'POST /auth/resend-verification': () => ({ message: 'A new link is on its way.' }),
  });
  const app = renderApp(<LoginForm />, { route: '/login' });
  await signIn(app);

  expect(screen.getByText('Please verify your email before logging in.')).toBeInTheDocument();
  expect(app.url()).toBe('/login');

  await app.person.click(screen.getByRole('button', { name: 'Resend verification email' }));
  expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ email: 'florence@example.com' });
});

it.each([
  ['email', '', 'lavender-42', 'Please enter your email address'],
  ['password', 'florence@example.com', '', 'Please enter your password'],
])('signing in says that the %s is missing, and sends nothing', async (_field, email, password, sentence) => {
  const calls = mockApi({});
  const app = renderApp(<LoginForm />, { route: '/login' });
  app.container.querySelector('form')!.noValidate = true;
  await signIn(app, email, password);
  expect(calls).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
});

it('signing in sends the displayed values even if no change event was fired', async () => {
  const calls = mockApi({ 'POST /auth/login': () => ({ ...pair, user: createMeasuredUser() }) });
  const app = renderApp(<LoginForm />, { route: '/login' });
  for (const [label, value] of [
    ['Email', 'florence@example.com'],
    ['Password', 'lavender-42'],
  ] as const)
    screen.getByLabelText<HTMLInputElement>(label).defaultValue = value;
  await app.person.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() =>
    expect(calls[0]?.body).toEqual({ email: 'florence@example.com', password: 'lavender-42' }),
  );
});

it('signing in shows the server’s error and keeps the typed values', async () => {
  mockApi({
    'POST /auth/login': () =>
      createProblem(401, 'Invalid email or password', { code: 'INVALID_CREDENTIALS' }),
  });
  const app = renderApp(<LoginForm />, { route: '/login' });
  await signIn(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('florence@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('lavender-42');
});

it('signing in falls back to its own message if the server sends none', async () => {
  mockApi({ 'POST /auth/login': () => new Response('', { status: 502 }) });
  const app = renderApp(<LoginForm />, { route: '/login' });
  await signIn(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
});

it('LoginForm toggles password visibility and supports password managers [S6]', async () => {
  const { person } = renderApp(<LoginForm />);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

it('LoginForm links to the password reset and to registration', () => {
  renderApp(<LoginForm />);
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
});

it('LoginForm shows the notice from the previous page', () => {
  renderApp(<LoginForm />, {
    route: { pathname: '/login', state: { notice: 'Registration successful!' } },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Registration successful!');
});

it('LoginForm keeps the notice until it submits, and still returns to the requested page', async () => {
  let refused = true;
  mockApi({
    'POST /auth/login': () =>
      refused ? createProblem(401, 'Invalid email or password') : { ...pair, user: createMeasuredUser() },
  });
  const state = { notice: 'Registration successful!', from: '/settings' };
  const app = renderApp(<LoginForm />, { route: { pathname: '/login', state } });
  await app.person.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByText('Registration successful!')).toBeInTheDocument();

  await signIn(app);
  expect(await screen.findByText('Invalid email or password')).toBeInTheDocument();
  expect(screen.queryByText('Registration successful!')).not.toBeInTheDocument();

  refused = false;
  await app.person.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(app.url()).toBe('/settings'));
});

it.each([
  ['a measured user to the dashboard', createMeasuredUser(), '/dashboard'],
  ['a user without measurements to the introduction', createUser(), '/intro-measurements-welcome'],
])('LoginForm redirects a signed-in user: %s', (_case, user, goal) => {
  expect(renderApp(<LoginForm />, { user, route: '/login' }).url()).toBe(goal);
});

it('the prerendered login page shows the notice from the previous page after hydration', async () => {
  const renderOpened = (state?: object) => (
    <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
      <SessionProvider>
        <LoginForm />
      </SessionProvider>
    </MemoryRouter>
  );
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(renderOpened());
  const email = screen.getByRole('textbox', { name: 'Email' });
  const onRecoverableError = jest.fn();
  await act(
    async () =>
      void hydrateRoot(page, renderOpened({ notice: 'Your password is new.' }), { onRecoverableError }),
  );
  expect(screen.getByText('Your password is new.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBe(email);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
