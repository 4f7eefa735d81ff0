import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { readDraft, writeDraft } from './drafts';
import { useSession } from './session';
import { aUser } from './testing/a-user';
import { aProblem, fakeApi } from './testing/fake-api';
import { renderApp } from './testing/render-app';
import { tokens } from './tokens';
import { useAnswer } from './use-answer';

const pair = { accessToken: 'access-1', refreshToken: 'refresh-1' };

function Probe() {
  const { user, status, error, reload, signIn, signOut, setUser } = useSession();
  return (
    <>
      <p>{`${status} ${user?.firstName ?? 'nobody'} ${error ?? 'no error'}`}</p>
      <button onClick={signOut}>sign out</button>
      <button onClick={() => void reload()}>reload</button>
      <button onClick={() => void signIn(pair, aUser({ id: 'grace', firstName: 'Grace' }))}>
        sign in as Grace
      </button>
      <button onClick={() => void signIn(pair)}>sign in with tokens</button>
      <button onClick={() => setUser(aUser({ firstName: 'Flo' }))}>rename</button>
    </>
  );
}

const startWithTokens = () => renderApp(<Probe />, { tokens: pair });

afterEach(() => act(() => tokens.end()));

describe('starting with tokens', () => {
  it('loads the person', async () => {
    fakeApi({ 'GET /auth/me': () => ({ user: aUser() }) });
    startWithTokens();
    expect(screen.getByText('loading nobody no error')).toBeInTheDocument();
    expect(await screen.findByText('authenticated Florence no error')).toBeInTheDocument();
  });

  it('forgets the tokens when the server does not give the person', async () => {
    fakeApi({ 'GET /auth/me': () => aProblem(500, 'Something broke', { code: 'INTERNAL' }) });
    startWithTokens();
    expect(await screen.findByText('unauthenticated nobody Failed to load user')).toBeInTheDocument();
    expect(window.localStorage.getItem('accessToken')).toBeNull();
  });

  it('keeps them while the server cannot be reached, and goes on when it can', async () => {
    const handlers = { 'GET /auth/me': (): unknown => Promise.reject(new TypeError('Failed to fetch')) };
    fakeApi(handlers);
    const { person } = startWithTokens();
    expect(await screen.findByText(/^loading nobody We could not reach Figura/)).toBeInTheDocument();

    handlers['GET /auth/me'] = () => ({ user: aUser() });
    await person.click(screen.getByText('reload'));
    expect(await screen.findByText('authenticated Florence no error')).toBeInTheDocument();
  });
});

describe('a visitor', () => {
  it('is told that there are no tokens when she is to be loaded', async () => {
    const calls = fakeApi({});
    const { person } = renderApp(<Probe />);
    await person.click(screen.getByText('reload'));
    expect(screen.getByText('unauthenticated nobody No tokens found')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('is there at once when signing in tells who she is', async () => {
    const calls = fakeApi({});
    const { person } = renderApp(<Probe />);
    await person.click(screen.getByText('sign in as Grace'));
    expect(screen.getByText('authenticated Grace no error')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('is loaded when signing in gives tokens only', async () => {
    fakeApi({ 'GET /auth/me': () => ({ user: aUser() }) });
    const { person } = renderApp(<Probe />);
    await person.click(screen.getByText('sign in with tokens'));
    expect(await screen.findByText('authenticated Florence no error')).toBeInTheDocument();
  });
});

describe('signing out', () => {
  it('forgets the person, her tokens and her drafts', async () => {
    window.localStorage.setItem('token', 'of an older version');
    const calls = fakeApi({ 'POST /auth/logout': () => ({ message: 'You are signed out.' }) });
    const { person } = renderApp(<Probe />, { user: aUser() });
    writeDraft('combinedBodyType', 'B2');

    await person.click(screen.getByText('sign out'));

    expect(await screen.findByText('unauthenticated nobody no error')).toBeInTheDocument();
    expect(calls).toEqual([{ route: 'POST /auth/logout', body: undefined, accessToken: 'access-1' }]);
    expect(Object.keys(window.localStorage)).toEqual([]);
    expect(readDraft('combinedBodyType')).toBeNull();
  });

  it('does so even when the server fails [S24]', async () => {
    fakeApi({ 'POST /auth/logout': () => aProblem(503, 'Down', { code: 'UNAVAILABLE' }) });
    const { person } = renderApp(<Probe />, { user: aUser() });
    await person.click(screen.getByText('sign out'));
    expect(await screen.findByText('unauthenticated nobody no error')).toBeInTheDocument();
    expect(window.localStorage.getItem('refreshToken')).toBeNull();
  });

  it('does not wait for the server', async () => {
    fakeApi({ 'POST /auth/logout': () => new Promise(() => undefined) });
    const { person } = renderApp(<Probe />, { user: aUser() });
    await person.click(screen.getByText('sign out'));
    expect(screen.getByText('unauthenticated nobody no error')).toBeInTheDocument();
    expect(tokens.present()).toBe(false);
  });

  it('is heard by the server even when the page is closed at once', async () => {
    fakeApi({ 'POST /auth/logout': () => ({}) });
    const fetched = jest.spyOn(globalThis, 'fetch');
    const { person } = renderApp(<Probe />, { user: aUser() });
    await person.click(screen.getByText('sign out'));
    expect(fetched.mock.lastCall?.[1]?.keepalive).toBe(true);
  });

  it('is no expiry when the session had already ended on the server', async () => {
    const refused = () => aProblem(401, 'Ended', { code: 'UNAUTHENTICATED' });
    const calls = fakeApi({ 'POST /auth/logout': refused, 'POST /auth/refresh': refused });
    const { person } = renderApp(<Probe />, { user: aUser() });
    await person.click(screen.getByText('sign out'));
    await waitFor(() => expect(calls).toHaveLength(2));
    await act(() => Promise.resolve());
    expect(screen.getByText('unauthenticated nobody no error')).toBeInTheDocument();
  });

  it('ends the session on the server when only the access token has run out, and keeps no token of it', async () => {
    const calls = fakeApi({
      'POST /auth/logout': (_body, { accessToken }) =>
        accessToken === 'access-2' ? {} : aProblem(401, 'Expired', { code: 'UNAUTHENTICATED' }),
      'POST /auth/refresh': () => ({ accessToken: 'access-2', refreshToken: 'refresh-2' }),
    });
    const { person } = renderApp(<Probe />, { user: aUser() });
    await person.click(screen.getByText('sign out'));
    await waitFor(() => expect(calls.at(-1)?.accessToken).toBe('access-2'));
    expect(calls.map(({ route }) => route)).toEqual([
      'POST /auth/logout',
      'POST /auth/refresh',
      'POST /auth/logout',
    ]);
    expect(tokens.present()).toBe(false);
  });

  it('leaves whoever signs in next alone, however late the answer comes', async () => {
    let answer: (response: Response) => void = () => undefined;
    const calls = fakeApi({
      'POST /auth/logout': () => new Promise((resolve) => (answer = resolve)),
      'POST /auth/refresh': () => aProblem(401, 'Ended', { code: 'UNAUTHENTICATED' }),
    });
    const { person } = renderApp(<Probe />, { user: aUser() });
    await person.click(screen.getByText('sign out'));
    await person.click(screen.getByText('sign in as Grace'));
    answer(aProblem(401, 'Ended', { code: 'UNAUTHENTICATED' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await act(() => Promise.resolve());
    expect(screen.getByText('authenticated Grace no error')).toBeInTheDocument();
    expect(tokens.refreshToken()).toBe('refresh-1');
  });

  it('takes back why the session ended, when it had ended a moment before', async () => {
    fakeApi({});
    const { person } = renderApp(<Probe />, { user: aUser() });
    act(() => tokens.end('Your session has ended.'));
    await person.click(screen.getByText('sign out'));
    expect(screen.getByText('unauthenticated nobody no error')).toBeInTheDocument();
  });

  it('calls nobody when nobody is signed in', async () => {
    const calls = fakeApi({});
    const { person } = renderApp(<Probe />);
    await person.click(screen.getByText('sign out'));
    expect(calls).toEqual([]);
  });

  it('keeps drafts of a session that ended by itself for the same person', async () => {
    fakeApi({ 'GET /auth/me': () => ({ user: aUser() }) });
    const { person } = renderApp(<Probe />, { user: aUser() });
    writeDraft('combinedBodyType', 'B2');
    act(() => tokens.end('Your session has ended.'));

    await person.click(screen.getByText('sign in with tokens'));
    await screen.findByText('authenticated Florence no error');
    expect(readDraft('combinedBodyType')).toBe('B2');
  });
});

describe('another person', () => {
  it('never sees the drafts of the one before', async () => {
    fakeApi({});
    const { person } = renderApp(<Probe />, { user: aUser() });
    writeDraft('combinedBodyType', 'B2');
    await person.click(screen.getByText('sign in as Grace'));
    expect(screen.getByText('authenticated Grace no error')).toBeInTheDocument();
    expect(readDraft('combinedBodyType')).toBeNull();
  });
});

describe('another tab', () => {
  const storageEvent = (key: string | null, oldValue: string | null, newValue: string | null) =>
    act(() => window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));

  it('takes this one along when it signs out, token by token', async () => {
    renderApp(<Probe />, { user: aUser() });
    window.localStorage.removeItem('accessToken');
    storageEvent('accessToken', 'access-1', null);
    window.localStorage.removeItem('refreshToken');
    storageEvent('refreshToken', 'refresh-1', null);
    expect(await screen.findByText('unauthenticated nobody no error')).toBeInTheDocument();
  });

  it('takes this one along when it signs in', async () => {
    fakeApi({ 'GET /auth/me': () => ({ user: aUser() }) });
    renderApp(<Probe />);
    window.localStorage.setItem('accessToken', 'access-1');
    window.localStorage.setItem('refreshToken', 'refresh-1');
    storageEvent('accessToken', null, 'access-1');
    expect(await screen.findByText('authenticated Florence no error')).toBeInTheDocument();
  });

  it('changes nothing here when it refreshes its token', async () => {
    const calls = fakeApi({});
    renderApp(<Probe />, { user: aUser() });
    window.localStorage.setItem('accessToken', 'access-2');
    storageEvent('accessToken', 'access-1', 'access-2');
    expect(screen.getByText('authenticated Florence no error')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});

it('shows what an update has returned', async () => {
  fakeApi({});
  const { person } = renderApp(<Probe />, { user: aUser() });
  await person.click(screen.getByText('rename'));
  await waitFor(() => expect(screen.getByText('authenticated Flo no error')).toBeInTheDocument());
});

it('asks for advice again when the body has changed, and does not show the old one meanwhile', async () => {
  const bodies = ['A2', 'E2'];
  fakeApi({
    'GET /auth/me': () => ({ user: aUser() }),
    'GET /recommendations/body-type-analysis': () => ({ code: bodies.shift() }),
  });
  function Advised() {
    const { setUser } = useSession();
    const { data } = useAnswer<{ code: string }>('/recommendations/body-type-analysis');
    return (
      <>
        <p>{data?.code ?? 'no advice yet'}</p>
        <button onClick={() => setUser(aUser({ firstName: 'Flo' }))}>rename</button>
        <button onClick={() => setUser(aUser({ bodyConcerns: ['feet:wide'] }))}>tick</button>
      </>
    );
  }
  const { person } = renderApp(<Advised />, { tokens: pair });
  expect(await screen.findByText('A2')).toBeInTheDocument();
  await person.click(screen.getByText('rename'));
  expect(screen.getByText('A2')).toBeInTheDocument();
  await person.click(screen.getByText('tick'));
  expect(screen.queryByText('A2')).not.toBeInTheDocument();
  expect(await screen.findByText('E2')).toBeInTheDocument();
});

it('says so when there is no provider', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useSession)).toThrow('useSession needs a SessionProvider above it.');
  quiet.mockRestore();
});
