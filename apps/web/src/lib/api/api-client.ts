import type { TokenPair } from '@figura/contracts';
import { API_TIMEOUT_MS } from '@figura/contracts';
import { ApiError, isRefusal, toApiError, unreachable } from './api-error';
import { API_BASE_URL } from './environment';
import { tokens } from '../session/tokens';

const SESSION_ENDED_MESSAGE = 'Your session has ended. Please sign in again.';

const LOGOUT_PATH = '/auth/logout';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RequestOptions {
  /** For calls that need no session: no token is sent, and a 401 is an answer like any other. */
  anonymous?: boolean;
  /** Headers of this call. */
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  ok: boolean;
  headers: Headers;
  body: unknown;
}

/** One attempt, without any retry. */
async function send(
  method: Method,
  path: string,
  body: unknown,
  accessToken: string | null,
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json', ...more };
  if (accessToken !== null) headers['Authorization'] = `Bearer ${accessToken}`;
  const isForm = body instanceof FormData;
  // The browser itself names the boundary of multipart data.
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';

  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), API_TIMEOUT_MS);
  try {
    const response = await fetch(apiUrl(path), {
      method,
      headers,
      signal: abort.signal,
      // Whoever signs out may close the page at once.
      keepalive: path === LOGOUT_PATH,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, ok: response.ok, headers: response.headers, body: parse(text) };
  } catch {
    throw unreachable();
  } finally {
    clearTimeout(timer);
  }
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unwrap(answer: Answer): unknown {
  if (!answer.ok) throw toApiError(answer.status, answer.headers, answer.body);
  return answer.body;
}

function sessionEnded(message = SESSION_ENDED_MESSAGE): ApiError {
  return new ApiError({ status: 401, code: 'UNAUTHENTICATED', message });
}

/** For an answer to a session that is over by now. It has no status: it says nothing about the one that may run now. */
function superseded(): ApiError {
  return new ApiError({ status: 0, code: 'UNAUTHENTICATED', message: SESSION_ENDED_MESSAGE });
}

let refreshing: Promise<string> | null = null;

/**
 * An access token that is newer than the one that was refused. However many requests ask at once, one call is made;
 * a token that arrived meanwhile (from a refresh just done, or from another tab) is taken without any call.
 */
function tokenAfter(refused: string | null): Promise<string> {
  const current = tokens.accessToken();
  if (current !== null && current !== refused) return Promise.resolve(current);
  refreshing ??= refresh().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refresh(): Promise<string> {
  const refreshToken = tokens.refreshToken();
  if (refreshToken === null) {
    tokens.end(SESSION_ENDED_MESSAGE);
    throw sessionEnded('No refresh token available');
  }
  const session = tokens.sessionNumber();
  const trade = () => send('POST', '/auth/refresh', { refreshToken }, null);
  try {
    // An answer may be lost after the server has made the next pair. It gives the same pair again, but only soon after.
    const pair = unwrap(await trade().catch(trade)) as TokenPair;
    // Signed out, or somebody else signed in, while the answer was under way: it must not revive the old session.
    if (session !== tokens.sessionNumber()) throw superseded();
    tokens.rotate(pair);
    return pair.accessToken;
  } catch (error) {
    if (session === tokens.sessionNumber() && isRefusal(error)) tokens.end(SESSION_ENDED_MESSAGE);
    throw error;
  }
}

async function request(method: Method, path: string, body?: unknown, options: RequestOptions = {}) {
  if (options.anonymous) return unwrap(await send(method, path, body, null, options.headers));

  // What one account asked for is neither answered to nor repeated in the name of the next.
  const session = tokens.sessionNumber();
  const sendInSession = async (accessToken: string | null) => {
    const answer = await send(method, path, body, accessToken, options.headers);
    if (session !== tokens.sessionNumber()) throw superseded();
    return answer;
  };

  const accessToken = tokens.accessToken();
  const answer = await sendInSession(accessToken);
  if (answer.status !== 401) return unwrap(answer);

  // A wrong password typed into a form of a signed-in page says nothing about the token.
  const problem = toApiError(answer.status, answer.headers, answer.body);
  if (problem.code === 'INVALID_CREDENTIALS') throw problem;
  const fresh = await tokenAfter(accessToken);
  if (session !== tokens.sessionNumber()) throw superseded();
  return unwrap(await sendInSession(fresh));
}

/**
 * The API: JSON in and out, ten seconds at most, one refresh and one retry when the access token has run out. Every
 * failure is an `ApiError`. A refresh that the server refuses ends the session, and the layouts then lead to the login
 * page; one that does not get through (no network, 429, 5xx) fails the request alone.
 */
export const api = {
  get: <T>(path: string, options?: RequestOptions) => request('GET', path, undefined, options) as Promise<T>,
  post: <T>(path: string, body?: unknown, options?: RequestOptions) =>
    request('POST', path, body, options) as Promise<T>,
  put: <T>(path: string, body: unknown, options?: RequestOptions) =>
    request('PUT', path, body, options) as Promise<T>,
  delete: <T>(path: string, body?: unknown, options?: RequestOptions) =>
    request('DELETE', path, body, options) as Promise<T>,
};

/**
 * Ends a session on the server. This browser has forgotten it already, so nothing that comes back changes anything
 * here. An access token that has run out is refreshed once more for it: the session would last for weeks otherwise.
 */
export async function logOut(accessToken: string | null, refreshToken: string | null): Promise<void> {
  const { status } = await send('POST', LOGOUT_PATH, undefined, accessToken);
  if (status !== 401 || refreshToken === null) return;
  const pair = unwrap(await send('POST', '/auth/refresh', { refreshToken }, null)) as TokenPair;
  await send('POST', LOGOUT_PATH, undefined, pair.accessToken);
}

/** The address of a path below the API's base, for requests and for pictures. */
export function apiUrl(path: string): string {
  return `${API_BASE_URL}${path.startsWith('/') ? '' : '/'}${path}`;
}
