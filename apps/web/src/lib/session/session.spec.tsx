import type { UserResponse } from '@figura/contracts';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { api } from '../api/api-client';
import { claimDrafts } from '../drafts/draft-stores';
import { readDraft, writeDraft } from '../drafts/drafts';
import { useSession } from './session';
import { createAnalysis } from '../testing/a-recommendation';
import { A_TAPE, createUser } from '../testing/a-user';
import type { FakeHandlers } from '../testing/fake-api';
import { createProblem, mockApi } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { tokens } from './tokens';
import { useQuery } from '../api/use-query';

const pair = { accessToken: 'access-1', refreshToken: 'refresh-1' };

function Probe() {
  const { user, status, error, reload, signIn, signOut, setUser } = useSession();
  return (
    <>
      <p>{`${status} ${user?.firstName ?? 'nobody'} ${error ?? 'no error'}`}</p>
      <button onClick={signOut}>sign out</button>
      <button onClick={() => void reload()}>reload</button>
      <button onClick={() => void signIn(pair, createUser({ id: 'grace', firstName: 'Grace' }))}>
        sign in as Grace
      </button>
      <button onClick={() => void signIn(pair)}>sign in with tokens</button>
      <button onClick={() => setUser(createUser({ firstName: 'Flo' }))}>rename</button>
    </>
  );
}

function Advised() {
  const { user, signIn, signOut } = useSession();
  const { data } = useQuery(user && '/recommendations/body-type-analysis');
  return (
    <>
      <p>{`${user?.firstName ?? 'nobody'} is ${data?.bodyType.combined ?? 'not known yet'}`}</p>
      <button onClick={signOut}>sign out</button>
      <button onClick={() => void signIn(pair, createUser({ id: 'grace', firstName: 'Grace' }))}>
        sign in as Grace
      </button>
    </>
  );
}

const createExpiredProblem = () => createProblem(401, 'Expired', { code: 'UNAUTHENTICATED' });
const startWithTokens = () => renderApp(<Probe />, { tokens: pair });

afterEach(() => act(() => tokens.end()));

describe('useSession', () => {
  it('starting with tokens loads the user', async () => {
    mockApi({ 'GET /auth/me': () => ({ user: createUser() }) });
    startWithTokens();
    expect(screen.getByText('loading nobody no error')).toBeInTheDocument();
    expect(await screen.findByText('authenticated Florence no error')).toBeInTheDocument();
  });

  it.each([400, 401])(
    'starting with tokens deletes the tokens if GET /auth/me returns %i',
    async (status) => {
      const createRefusal = () => createProblem(status, 'No', { code: 'UNAUTHENTICATED' });
      mockApi({ 'GET /auth/me': createRefusal, 'POST /auth/refresh': () => pair });
      startWithTokens();
      expect(await screen.findByText('unauthenticated nobody Failed to load user')).toBeInTheDocument();
      expect(Object.keys(window.localStorage)).toEqual([]);
    },
  );

  const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'));
  it.each([
    ['GET /auth/me gets no answer', { 'GET /auth/me': failToFetch }],
    ...[403, 404, 429, 500, 502, 503, 504].map((status): [string, FakeHandlers] => [
      `GET /auth/me answers ${status}`,
      { 'GET /auth/me': () => createProblem(status, 'Not now', { code: 'UNAVAILABLE' }) },
    ]),
    [
      'POST /auth/refresh gets no answer',
      { 'GET /auth/me': createExpiredProblem, 'POST /auth/refresh': failToFetch },
    ],
    ...[403, 429, 500, 502, 503, 504].map((status): [string, FakeHandlers] => [
      `POST /auth/refresh answers ${status}`,
      {
        'GET /auth/me': createExpiredProblem,
        'POST /auth/refresh': () => createProblem(status, 'Not now', { code: 'UNAVAILABLE' }),
      },
    ]),
  ])(
    'starting with tokens keeps session and drafts if %s, and recovers on reload [S93]',
    async (_when, handlers) => {
      window.localStorage.setItem('draftsOwner', createUser().id);
      writeDraft('combinedBodyType', 'B2');
      const routes: FakeHandlers = { ...handlers };
      mockApi(routes);
      const { person } = startWithTokens();
      expect(await screen.findByText(/^loading nobody (?!no error)/)).toBeInTheDocument();
      expect(tokens.refreshToken()).toBe('refresh-1');

      routes['GET /auth/me'] = () => ({ user: createUser() });
      await person.click(screen.getByText('reload'));
      expect(await screen.findByText('authenticated Florence no error')).toBeInTheDocument();
      expect(readDraft('combinedBodyType')).toBe('B2');
    },
  );

  it('starting with tokens retries automatically once the browser is online [S93]', async () => {
    const routes: FakeHandlers = { 'GET /auth/me': failToFetch };
    mockApi(routes);
    startWithTokens();
    expect(await screen.findByText(/^loading nobody We could not reach/)).toBeInTheDocument();
    routes['GET /auth/me'] = () => ({ user: createUser() });
    act(() => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('authenticated Florence no error')).toBeInTheDocument();
  });
});

it('loading the user without tokens reports that there are none', async () => {
  const calls = mockApi({});
  const { person } = renderApp(<Probe />);
  await person.click(screen.getByText('reload'));
  expect(screen.getByText('unauthenticated nobody No tokens found')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('signing in shows the user immediately if the response contains one', async () => {
  const calls = mockApi({});
  const { person } = renderApp(<Probe />);
  await person.click(screen.getByText('sign in as Grace'));
  expect(screen.getByText('authenticated Grace no error')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('signing in loads the user if the response contains only tokens', async () => {
  mockApi({ 'GET /auth/me': () => ({ user: createUser() }) });
  const { person } = renderApp(<Probe />);
  await person.click(screen.getByText('sign in with tokens'));
  expect(await screen.findByText('authenticated Florence no error')).toBeInTheDocument();
});

it('signing out deletes the user, the tokens, and the drafts', async () => {
  window.localStorage.setItem('token', 'of an older version');
  const calls = mockApi({ 'POST /auth/logout': () => ({ message: 'You are signed out.' }) });
  const { person } = renderApp(<Probe />, { user: createUser() });
  writeDraft('combinedBodyType', 'B2');

  await person.click(screen.getByText('sign out'));

  expect(await screen.findByText('unauthenticated nobody no error')).toBeInTheDocument();
  expect(calls).toEqual([{ route: 'POST /auth/logout', body: undefined, accessToken: 'access-1' }]);
  expect(Object.keys(window.localStorage)).toEqual([]);
  expect(readDraft('combinedBodyType')).toBeNull();
});

it('signing out deletes the session even if the server fails [S24]', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  mockApi({ 'POST /auth/logout': () => createProblem(503, 'Down', { code: 'UNAVAILABLE' }) });
  const { person } = renderApp(<Probe />, { user: createUser() });
  await person.click(screen.getByText('sign out'));
  expect(await screen.findByText('unauthenticated nobody no error')).toBeInTheDocument();
  expect(window.localStorage.getItem('refreshToken')).toBeNull();
  await waitFor(() => expect(warn).toHaveBeenCalledWith('Logout failed'));
  warn.mockRestore();
});

it('signing out does not wait for the server', async () => {
  mockApi({ 'POST /auth/logout': () => new Promise(() => undefined) });
  const { person } = renderApp(<Probe />, { user: createUser() });
  await person.click(screen.getByText('sign out'));
  expect(screen.getByText('unauthenticated nobody no error')).toBeInTheDocument();
  expect(tokens.present()).toBe(false);
});

it('signing out reaches the server even if the page closes immediately', async () => {
  mockApi({ 'POST /auth/logout': () => ({ message: 'You are signed out.' }) });
  const fetched = jest.spyOn(globalThis, 'fetch');
  const { person } = renderApp(<Probe />, { user: createUser() });
  await person.click(screen.getByText('sign out'));
  expect(fetched.mock.lastCall?.[1]?.keepalive).toBe(true);
});

it('signing out shows no expiry message if the session had already ended on the server', async () => {
  const createRefusal = () => createProblem(401, 'Ended', { code: 'UNAUTHENTICATED' });
  const calls = mockApi({ 'POST /auth/logout': createRefusal, 'POST /auth/refresh': createRefusal });
  const { person } = renderApp(<Probe />, { user: createUser() });
  await person.click(screen.getByText('sign out'));
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(() => Promise.resolve());
  expect(screen.getByText('unauthenticated nobody no error')).toBeInTheDocument();
});

it('signing out refreshes an expired access token to end the session, and stores no token', async () => {
  const calls = mockApi({
    'POST /auth/logout': (_body, { accessToken }) =>
      accessToken === 'access-2'
        ? { message: 'You are signed out.' }
        : createProblem(401, 'Expired', { code: 'UNAUTHENTICATED' }),
    'POST /auth/refresh': () => ({ accessToken: 'access-2', refreshToken: 'refresh-2' }),
  });
  const { person } = renderApp(<Probe />, { user: createUser() });
  await person.click(screen.getByText('sign out'));
  await waitFor(() => expect(calls.at(-1)?.accessToken).toBe('access-2'));
  expect(calls.map(({ route }) => route)).toEqual([
    'POST /auth/logout',
    'POST /auth/refresh',
    'POST /auth/logout',
  ]);
  expect(tokens.present()).toBe(false);
});

it('signing out does not affect the next user, however late the response arrives', async () => {
  let respond: (response: Response) => void = () => undefined;
  const calls = mockApi({
    'POST /auth/logout': () => new Promise((resolve) => (respond = resolve)),
    'POST /auth/refresh': () => createProblem(401, 'Ended', { code: 'UNAUTHENTICATED' }),
  });
  const { person } = renderApp(<Probe />, { user: createUser() });
  await person.click(screen.getByText('sign out'));
  await person.click(screen.getByText('sign in as Grace'));
  respond(createProblem(401, 'Ended', { code: 'UNAUTHENTICATED' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(() => Promise.resolve());
  expect(screen.getByText('authenticated Grace no error')).toBeInTheDocument();
  expect(tokens.refreshToken()).toBe('refresh-1');
});

it('signing out clears the message of a session that has just ended', async () => {
  mockApi({});
  const { person } = renderApp(<Probe />, { user: createUser() });
  act(() => tokens.end('Your session has ended.'));
  await person.click(screen.getByText('sign out'));
  expect(screen.getByText('unauthenticated nobody no error')).toBeInTheDocument();
});

it('signing out sends no request if no user is signed in', async () => {
  const calls = mockApi({});
  const { person } = renderApp(<Probe />);
  await person.click(screen.getByText('sign out'));
  expect(calls).toEqual([]);
});

it('signing out hides data loaded for the previous account from the next one [S95]', async () => {
  const routes: FakeHandlers = {
    'GET /recommendations/body-type-analysis': () =>
      createAnalysis({ bodyType: { ...createAnalysis().bodyType, combined: 'A2' } }),
    'POST /auth/logout': () => ({ message: 'You are signed out.' }),
  };
  mockApi(routes);
  const { person } = renderApp(<Advised />, { user: createUser() });
  expect(await screen.findByText('Florence is A2')).toBeInTheDocument();
  routes['GET /recommendations/body-type-analysis'] = () => new Promise(() => undefined);
  await person.click(screen.getByText('sign out'));
  await person.click(screen.getByText('sign in as Grace'));
  expect(screen.getByText('Grace is not known yet')).toBeInTheDocument();
});

describe('useSession', () => {
  function leaveTraces(): void {
    writeDraft('measurementsBefore', A_TAPE);
    writeDraft('introHorizontalMeasurements', { waist: { text: '30', unit: 'in' } });
    writeDraft('measuringUnit', 'cm');
    writeDraft('couponCode', 'ANNA10');
    window.sessionStorage.setItem('keptPlace', '/dashboard 300');
    window.localStorage.setItem('theme', 'dark');
  }
  const expectNoTraces = () => {
    expect(Object.keys(window.localStorage)).toEqual(['theme']);
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  };

  it('an expired session keeps the user’s input only for that user [S94]', async () => {
    mockApi({ 'GET /auth/me': createExpiredProblem, 'POST /auth/refresh': createExpiredProblem });
    const { person } = renderApp(<Probe />, { user: createUser() });
    leaveTraces();
    await person.click(screen.getByText('reload'));
    expect(await screen.findByText(/^unauthenticated nobody Your session has ended/)).toBeInTheDocument();
    expect(Object.keys(window.localStorage)).not.toContain('accessToken');
    expect(readDraft('measurementsBefore')).toBeNull();
    act(() => claimDrafts('grace'));
    expect(readDraft('measurementsBefore')).toBeNull();
    act(() => tokens.end());
    expectNoTraces();
  });

  it('signing out deletes all data of the user [S94]', async () => {
    mockApi({ 'POST /auth/logout': () => ({ message: 'You are signed out.' }) });
    const { person } = renderApp(<Probe />, { user: createUser() });
    leaveTraces();
    await person.click(screen.getByText('sign out'));
    expectNoTraces();
  });

  it('a tab deletes the user’s data if another tab signed out while it slept [S94]', () => {
    window.localStorage.setItem('draftsOwner', 'florence');
    window.sessionStorage.setItem('tabDraftsOwner', 'florence');
    leaveTraces();
    renderApp(<Probe />);
    expectNoTraces();
  });

  it('a tab restored from the back/forward cache deletes the data after a sign-out [S94]', () => {
    renderApp(<Probe />, { user: createUser() });
    leaveTraces();
    window.localStorage.removeItem('accessToken');
    window.localStorage.removeItem('refreshToken');
    act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(screen.getByText('unauthenticated nobody no error')).toBeInTheDocument();
    expectNoTraces();
  });

  it('a response after signing out is rejected, so that nothing is stored again [S94] [S95]', async () => {
    let respond: (body: UserResponse) => void = () => undefined;
    mockApi({
      'POST /auth/logout': () => ({ message: 'You are signed out.' }),
      'PUT /user/measurements': () => new Promise((resolve) => (respond = resolve)),
    });
    const { person } = renderApp(<Probe />, { user: createUser() });
    const saved = api.PUT('/user/measurements', { body: A_TAPE });
    await person.click(screen.getByText('sign out'));
    respond({ user: createUser() });
    await expect(saved).rejects.toMatchObject({ status: 0 });
  });
});

it('a user never sees the drafts of the previous user', async () => {
  mockApi({});
  const { person } = renderApp(<Probe />, { user: createUser() });
  writeDraft('combinedBodyType', 'B2');
  await person.click(screen.getByText('sign in as Grace'));
  expect(screen.getByText('authenticated Grace no error')).toBeInTheDocument();
  expect(readDraft('combinedBodyType')).toBeNull();
});

describe('useSession', () => {
  const dispatchStorageEvent = (key: string | null, oldValue: string | null, newValue: string | null) =>
    act(() => window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));

  it('a sign-out in another tab ends the session here', async () => {
    renderApp(<Probe />, { user: createUser() });
    window.localStorage.removeItem('accessToken');
    dispatchStorageEvent('accessToken', 'access-1', null);
    window.localStorage.removeItem('refreshToken');
    dispatchStorageEvent('refreshToken', 'refresh-1', null);
    expect(await screen.findByText('unauthenticated nobody no error')).toBeInTheDocument();
  });

  it('a sign-in in another tab starts the session here', async () => {
    mockApi({ 'GET /auth/me': () => ({ user: createUser() }) });
    renderApp(<Probe />);
    window.localStorage.setItem('accessToken', 'access-1');
    window.localStorage.setItem('refreshToken', 'refresh-1');
    dispatchStorageEvent('accessToken', null, 'access-1');
    expect(await screen.findByText('authenticated Florence no error')).toBeInTheDocument();
  });

  it('a refresh in another tab changes nothing here', async () => {
    const calls = mockApi({});
    renderApp(<Probe />, { user: createUser() });
    window.localStorage.setItem('accessToken', 'access-2');
    dispatchStorageEvent('accessToken', 'access-1', 'access-2');
    expect(screen.getByText('authenticated Florence no error')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});

it('useSession returns the updated user', async () => {
  mockApi({});
  const { person } = renderApp(<Probe />, { user: createUser() });
  await person.click(screen.getByText('rename'));
  await waitFor(() => expect(screen.getByText('authenticated Flo no error')).toBeInTheDocument());
});

it('useSession throws without a provider', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useSession)).toThrow('useSession needs a SessionProvider above it.');
  quiet.mockRestore();
});
