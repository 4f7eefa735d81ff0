import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session';
import { createUser, drawAs } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { tokens } from '../../lib/session/tokens';
import { Figure } from '../../ui/figure/figure';
import { RequireSession, RequireVerified } from './require-session';

function LoginProbe() {
  return <p>{`login ${JSON.stringify(useLocation().state)}`}</p>;
}

function Protected() {
  const { signOut } = useSession();
  return (
    <>
      <button onClick={signOut}>sign out</button>
      <Figure measurements={{}} active={null} combined={undefined} label="figure" />
    </>
  );
}

const pages = (
  <Routes>
    <Route path="/login" element={<LoginProbe />} />
    <Route path="/" element={<p>front page</p>} />
    <Route element={<RequireSession afterSignOut="/" />}>
      <Route path="/verify-reminder" element={<Protected />} />
    </Route>
    <Route element={<RequireVerified />}>
      <Route path="/settings" element={<Protected />} />
    </Route>
    <Route element={<RequireVerified ahead />}>
      <Route path="/best-looks" element={<Protected />} />
    </Route>
  </Routes>
);
const open = (options: Parameters<typeof renderApp>[1]) => renderApp(pages, options);

it('RequireSession admits a verified user', () => {
  open({ user: createUser(), route: '/settings' });
  expect(screen.getByRole('button', { name: 'sign out' })).toBeInTheDocument();
});

it('RequireSession draws every figure as the user chose', () => {
  open({ user: createUser({ preferences: drawAs({ skin: 'tone-4' }) }), route: '/settings' });
  expect(screen.getByRole('img', { name: 'figure' })).toHaveAttribute('data-skin', 'tone-4');
});

it('RequireSession redirects a visitor to the login and remembers the requested page', () => {
  open({ route: '/settings?tab=security' });
  expect(screen.getByText('login {"from":"/settings?tab=security"}')).toBeInTheDocument();
});

it('RequireSession keeps an unverified user at the reminder', () => {
  const { url } = open({ user: createUser({ isVerified: false }), route: '/settings' });
  expect(url()).toBe('/verify-reminder');
});

describe('RequireSession', () => {
  const pair = { accessToken: 'access-1', refreshToken: 'refresh-1' };
  const openWithTokens = () => open({ route: '/settings', tokens: pair });

  it('RequireSession waits until the user is loaded for the tokens', async () => {
    mockApi({ 'GET /auth/me': () => ({ user: createUser() }) });
    openWithTokens();
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(await screen.findByRole('button', { name: 'sign out' })).toBeInTheDocument();
  });

  it('RequireSession renders a screen with shared content early, and keeps it', async () => {
    mockApi({ 'GET /auth/me': () => ({ user: createUser({ preferences: drawAs({ skin: 'tone-4' }) }) }) });
    open({ route: '/best-looks', tokens: pair });
    const figure = screen.getByRole('img', { name: 'figure' });
    await waitFor(() => expect(figure).toHaveAttribute('data-skin', 'tone-4'));
  });

  it('RequireSession renders no screen early for a visitor', () => {
    open({ route: '/best-looks' });
    expect(screen.getByText('login {"from":"/best-looks"}')).toBeInTheDocument();
  });

  it('RequireSession redirects to the login if the tokens are rejected', async () => {
    mockApi({
      'GET /auth/me': () => createProblem(401, 'Expired', { code: 'UNAUTHENTICATED' }),
      'POST /auth/refresh': () => createProblem(401, 'Ended', { code: 'UNAUTHENTICATED' }),
    });
    openWithTokens();
    expect(await screen.findByText('login {"from":"/settings"}')).toBeInTheDocument();
  });

  it('RequireSession reports that the server cannot be reached, and offers a retry', async () => {
    const handlers: FakeHandlers = { 'GET /auth/me': () => Promise.reject(new TypeError('Failed to fetch')) };
    mockApi(handlers);
    const { person } = openWithTokens();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not open your account just now.Failed to initialize auth. We could not reach Figura. ' +
        'Please check your connection and try again. You are still signed in.',
    );

    handlers['GET /auth/me'] = () => ({ user: createUser() });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'sign out' })).toBeInTheDocument();
  });
});

it('RequireSession redirects to the login if the session expires, and remembers the page', async () => {
  const { url } = open({ user: createUser(), route: '/settings' });
  act(() => tokens.end('Your session has ended. Please sign in again.'));
  expect(await screen.findByText('login {"from":"/settings"}')).toBeInTheDocument();
  expect(url()).toBe('/login');
});

it('RequireSession redirects to the login after signing out, and forgets the page', async () => {
  mockApi({ 'POST /auth/logout': () => ({ message: 'You are signed out.' }) });
  const { person } = open({ user: createUser(), route: '/settings' });
  await person.click(screen.getByRole('button', { name: 'sign out' }));
  expect(await screen.findByText('login null')).toBeInTheDocument();
});

it('RequireSession redirects to the landing page after signing out at the reminder', async () => {
  mockApi({ 'POST /auth/logout': () => createProblem(503, 'Down', { code: 'UNAVAILABLE' }) });
  const { person } = open({ user: createUser({ isVerified: false }), route: '/verify-reminder' });
  await person.click(screen.getByRole('button', { name: 'sign out' }));
  expect(await screen.findByText('front page')).toBeInTheDocument();
});

describe('RequireSession', () => {
  const createRefusal = () => createProblem(401, 'Ended', { code: 'UNAUTHENTICATED' });
  const dead = { 'POST /auth/logout': createRefusal, 'POST /auth/refresh': createRefusal };

  it.each([
    ['/settings', createUser(), 'login null'],
    ['/verify-reminder', createUser({ isVerified: false }), 'front page'],
  ])('signing out of an expired session at %s works like any sign-out', async (route, user, goal) => {
    const calls = mockApi(dead);
    const { person } = open({ user, route });
    await person.click(screen.getByRole('button', { name: 'sign out' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await act(() => Promise.resolve());
    expect(screen.getByText(goal)).toBeInTheDocument();
    expect(tokens.endReason()).toBeNull();
  });
});
