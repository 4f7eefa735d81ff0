import type { Problem } from '@figura/contracts';
import { API_BASE_PATH, PROBLEM_MEDIA_TYPE, REGISTRATION_KEY_HEADER } from '@figura/contracts';

/** A call that the app made. */
export interface FakeCall {
  /** Method and path below the API's base, for instance `PUT /user/measurements`. */
  route: string;
  /** The JSON that was sent, or the form data itself. */
  body: unknown;
  accessToken: string | null;
  /** The key of a registration that was sent along. */
  registrationKey?: string;
}

/** Gives the JSON of a 200 answer, or a whole answer (`aProblem`); what it throws is a failure of the network. */
export type FakeHandler = (body: never, call: FakeCall) => unknown;

/** An error answer as the API gives it. */
export function aProblem(
  status: number,
  error: string,
  extra: Partial<Pick<Problem, 'code' | 'errors' | 'fields' | 'email'>> = {},
): Response {
  const problem: Problem = {
    type: 'about:blank',
    title: 'Error',
    status,
    detail: error,
    error,
    code: 'VALIDATION_FAILED',
    ...extra,
  };
  return new Response(JSON.stringify(problem), { status, headers: { 'Content-Type': PROBLEM_MEDIA_TYPE } });
}

/**
 * Puts a fake API in the place of `fetch` until the end of the test. Keys are routes such as `GET /auth/me`; a route
 * that has no handler answers 404. Returns the calls that were made, as they come in.
 */
export function fakeApi(handlers: Record<string, FakeHandler>): FakeCall[] {
  const calls: FakeCall[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const route = `${init.method ?? 'GET'} ${String(input).slice(API_BASE_PATH.length)}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const headers = new Headers(init.headers);
    const bearer = headers.get('Authorization');
    const registrationKey = headers.get(REGISTRATION_KEY_HEADER);
    const call: FakeCall = {
      route,
      body,
      accessToken: bearer?.replace('Bearer ', '') ?? null,
      ...(registrationKey !== null && { registrationKey }),
    };
    calls.push(call);
    const handler = handlers[route];
    if (!handler) return aProblem(404, `There is no ${route}.`, { code: 'NOT_FOUND' });
    const answer = await handler(body as never, call);
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer ?? {}), { status: 200 });
  };
  return calls;
}
