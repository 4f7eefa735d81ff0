import type { paths, TokenPair } from '@figura/contracts';
import { API_TIMEOUT_MS } from '@figura/contracts';
import createClient from 'openapi-fetch';
import { tokens } from '../session/tokens';
import { ApiError, isInvalidSession, toApiError, createUnreachableError } from './api-error';
import { API_BASE_URL } from './environment';
import { getPageLanguage } from '../messages/page-language';
import { apiClient as t } from './messages.en';

/** The body of a plain request can be read only once. */
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
  /** The page's language may be another than the browser's. */
  headers: { Accept: 'application/json', 'Accept-Language': getPageLanguage() },
  Request: RepeatableRequest as typeof Request,
};

const SESSION_ENDED_MESSAGE = t('sessionEnded');

/** One attempt. The body must arrive within the timeout, except for an archive. */
async function send({ url, init }: RepeatableRequest, accessToken: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  if (accessToken !== null) headers.set('Authorization', `Bearer ${accessToken}`);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), API_TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, headers, signal: abort.signal });
    // An archive may take longer than the timeout.
    if (response.headers.get('Content-Type') === 'application/zip') clearTimeout(timer);
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch {
    throw createUnreachableError(abort.signal.aborted);
  } finally {
    clearTimeout(timer);
  }
}

async function requireSuccess(response: Response): Promise<Response> {
  if (!response.ok) throw await toApiError(response);
  return response;
}

function createSessionEndedError(message = SESSION_ENDED_MESSAGE): ApiError {
  return new ApiError({ status: 401, code: 'UNAUTHENTICATED', message });
}

function createSupersededError(): ApiError {
  return new ApiError({ status: 0, code: 'UNAUTHENTICATED', message: SESSION_ENDED_MESSAGE });
}

let refreshing: Promise<string> | null = null;

/** Concurrent callers share one refresh; a newer token, from a refresh or another tab, is used without a call. */
function renewToken(refused: string | null): Promise<string> {
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
    throw createSessionEndedError(t('noRefreshToken'));
  }
  const session = tokens.sessionNumber();
  try {
    const pair = await trade(refreshToken).catch((error: unknown) => {
      // The answer may be lost after the rotation. The server repeats the same pair, but only for a short time.
      if (error instanceof ApiError && error.status === 0) return trade(refreshToken);
      throw error;
    });
    // After a sign-out or a new sign-in, a late answer must not revive the old session.
    if (session !== tokens.sessionNumber()) throw createSupersededError();
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
  // A request of one account must not be answered or repeated for the next.
  const session = tokens.sessionNumber();
  const sendInSession = async (accessToken: string | null) => {
    const answer = send(request, accessToken);
    await answer.catch(() => undefined);
    if (session !== tokens.sessionNumber()) throw createSupersededError();
    return answer;
  };

  const accessToken = tokens.accessToken();
  const response = await sendInSession(accessToken);
  if (response.status !== 401) return requireSuccess(response);

  // A wrong password in a form also answers 401, but the token is still valid.
  const problem = await toApiError(response);
  if (problem.code === 'INVALID_CREDENTIALS') throw problem;
  const fresh = await renewToken(accessToken);
  if (session !== tokens.sessionNumber()) throw createSupersededError();
  return requireSuccess(await sendInSession(fresh));
}

/**
 * Ten-second timeout, one refresh and one retry after a 401. Throws `ApiError`. Only a refused refresh ends the
 * session; a failed one (offline, 429, 5xx) fails just the request.
 */
export const api = createClient<paths>({
  ...CLIENT,
  fetch: (request) => fetchInSession(request as RepeatableRequest),
});

/** Sends no token; a 401 is an ordinary answer. */
export const publicApi = createClient<paths>({
  ...CLIENT,
  fetch: async (request) => requireSuccess(await send(request as RepeatableRequest, null)),
});

export async function readData<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  const { data } = await call;
  return data as Data;
}

/**
 * Local state is already gone. An expired access token is refreshed first; otherwise the session would live for
 * weeks.
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
    headers: {
      'Accept-Language': getPageLanguage(),
      ...(accessToken !== null && { Authorization: `Bearer ${accessToken}` }),
    },
    keepalive: true,
  });
}

export function buildApiUrl(path: string): string {
  return `${API_BASE_URL}${path.startsWith('/') ? '' : '/'}${path}`;
}
