import type { paths, TokenPair } from '@figura/contracts';
import { API_TIMEOUT_MS } from '@figura/contracts';
import createClient from 'openapi-fetch';
import { tokens } from '../session/tokens';
import { ApiError, isInvalidSession, toApiError, createUnreachable } from './api-error';
import { API_BASE_URL } from './environment';
import { translator } from '../messages/translator';
import messages from './messages.en';

const t = translator(messages.apiClient);

/** A request that can be sent again: the body of an ordinary one is read once. */
class RepeatableRequest extends Request {
  constructor(
    url: string,
    readonly init: RequestInit,
  ) {
    super(url, init);
  }
}

const CLIENT = {
  baseUrl: API_BASE_URL,
  headers: { Accept: 'application/json' },
  Request: RepeatableRequest as typeof Request,
};

const SESSION_ENDED_MESSAGE = t('sessionEnded');

/** One attempt, without any retry. The answer is read to its end within the time that is allowed; an archive begins within it. */
async function send({ url, init }: RepeatableRequest, accessToken: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  if (accessToken !== null) headers.set('Authorization', `Bearer ${accessToken}`);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), API_TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, headers, signal: abort.signal });
    // An archive takes as long as the line needs for its pictures.
    if (response.headers.get('Content-Type') === 'application/zip') clearTimeout(timer);
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch {
    throw createUnreachable();
  } finally {
    clearTimeout(timer);
  }
}

/** @throws ApiError for an answer that is not a success */
async function requireSuccess(response: Response): Promise<Response> {
  if (!response.ok) throw await toApiError(response);
  return response;
}

function createSessionEnded(message = SESSION_ENDED_MESSAGE): ApiError {
  return new ApiError({ status: 401, code: 'UNAUTHENTICATED', message });
}

/** For an answer to a session that is over by now. It has no status: it says nothing about the one that may run now. */
function createSuperseded(): ApiError {
  return new ApiError({ status: 0, code: 'UNAUTHENTICATED', message: SESSION_ENDED_MESSAGE });
}

let refreshing: Promise<string> | null = null;

/**
 * An access token that is newer than the one that was refused. However many requests ask at once, one call is made;
 * a token that arrived meanwhile (from a refresh just done, or from another tab) is taken without any call.
 */
function findTokenAfter(refused: string | null): Promise<string> {
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
    tokens.expire(SESSION_ENDED_MESSAGE);
    throw createSessionEnded(t('noRefreshToken'));
  }
  const session = tokens.sessionNumber();
  try {
    const pair = await trade(refreshToken).catch((error: unknown) => {
      // An answer may be lost after the server has made the next pair. It gives the same pair again, but only soon after.
      if (error instanceof ApiError && error.status === 0) return trade(refreshToken);
      throw error;
    });
    // Signed out, or somebody else signed in, while the answer was under way: it must not revive the old session.
    if (session !== tokens.sessionNumber()) throw createSuperseded();
    tokens.rotate(pair);
    return pair.accessToken;
  } catch (error) {
    if (session === tokens.sessionNumber() && isInvalidSession(error)) tokens.expire(SESSION_ENDED_MESSAGE);
    throw error;
  }
}

function trade(refreshToken: string): Promise<TokenPair> {
  return readData(publicApi.POST('/auth/refresh', { body: { refreshToken } }));
}

async function fetchInSession(request: RepeatableRequest): Promise<Response> {
  // What one account asked for is neither answered to nor repeated in the name of the next.
  const session = tokens.sessionNumber();
  const sendInSession = async (accessToken: string | null) => {
    const response = await send(request, accessToken);
    if (session !== tokens.sessionNumber()) throw createSuperseded();
    return response;
  };

  const accessToken = tokens.accessToken();
  const response = await sendInSession(accessToken);
  if (response.status !== 401) return requireSuccess(response);

  // A wrong password typed into a form of a signed-in page says nothing about the token.
  const problem = await toApiError(response);
  if (problem.code === 'INVALID_CREDENTIALS') throw problem;
  const fresh = await findTokenAfter(accessToken);
  if (session !== tokens.sessionNumber()) throw createSuperseded();
  return requireSuccess(await sendInSession(fresh));
}

/**
 * The API in the name of whoever is signed in, typed by its document: JSON in and out, ten seconds at most, one refresh
 * and one retry when the access token has run out. Every failure is thrown as an `ApiError`. A refresh that the server
 * refuses ends the session, and the layouts then lead to the login page; one that does not get through (no network, 429,
 * 5xx) fails the request alone.
 */
export const api = createClient<paths>({
  ...CLIENT,
  fetch: (request) => fetchInSession(request as RepeatableRequest),
});

/** The API for calls that need no session: no token is sent, and a 401 is an answer like any other. */
export const publicApi = createClient<paths>({
  ...CLIENT,
  fetch: async (request) => requireSuccess(await send(request as RepeatableRequest, null)),
});

/** What a call answers. */
export async function readData<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  const { data } = await call;
  return data as Data;
}

/**
 * Ends a session on the server. This browser has forgotten it already, so nothing that comes back changes anything
 * here. An access token that has run out is refreshed once more for it: the session would last for weeks otherwise.
 */
export async function logOut(accessToken: string | null, refreshToken: string | null): Promise<void> {
  try {
    await endSession(accessToken);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    if (refreshToken === null) return;
    await endSession((await trade(refreshToken)).accessToken);
  }
}

async function endSession(accessToken: string | null): Promise<void> {
  await publicApi.POST('/auth/logout', {
    headers: accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` },
    // Whoever signs out may close the page at once.
    keepalive: true,
  });
}

/** The URL of a path below the API's base, for pictures. */
export function buildApiUrl(path: string): string {
  return `${API_BASE_URL}${path.startsWith('/') ? '' : '/'}${path}`;
}
