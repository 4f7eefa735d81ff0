import type { paths, Problem } from '@figura/contracts';
import { API_BASE_PATH, PROBLEM_MEDIA_TYPE, REGISTRATION_KEY_HEADER } from '@figura/contracts';
import type { Client, ClientPathsWithMethod, MethodResponse } from 'openapi-fetch';

export interface FakeCall {
  route: string;
  body: unknown;
  accessToken: string | null;
  registrationKey?: string;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, M>;

type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;
type Address<M extends Method, P extends PathOf<M>> = paths[P][M] extends { parameters: { query: object } }
  ? `${Filled<P>}?${string}`
  : paths[P][M] extends { parameters: { query?: infer Query } }
    ? Filled<P> | ([Query] extends [undefined] ? never : `${Filled<P>}?${string}`)
    : Filled<P>;

type SentTo<M extends Method, P extends PathOf<M>> = paths[P][M] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

/** Returns JSON for a 200, or a whole `Response`; a throw is a network failure. */
type FakeHandler<Body, Data> = (body: Body, call: FakeCall) => Data | Response | Promise<Data | Response>;

type Handlers<M extends Method> = {
  [P in PathOf<M> as `${Uppercase<M>} ${Address<M, P>}`]?: FakeHandler<
    SentTo<M, P>,
    MethodResponse<Client<paths>, M, P>
  >;
};

export type FakeHandlers = Handlers<'get'> &
  Handlers<'post'> &
  Handlers<'put'> &
  Handlers<'patch'> &
  Handlers<'delete'>;

export type FakeHandlerOf<Route extends keyof FakeHandlers> = NonNullable<FakeHandlers[Route]>;

export function createProblem(
  status: number,
  error: string,
  extra: Partial<Pick<Problem, 'code' | 'errors' | 'fields' | 'email' | 'secondFactor'>> = {},
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

/** Of screens that are tested for something else; not among the calls unless a test has a handler. */
const USUAL_ANSWERS: Record<string, object> = {
  'GET /recommendations/best-looks': { clothingByCategory: {} },
  'GET /auth/providers': { providers: [] },
  'GET /user/sign-in-methods': { hasPassword: true, passkeys: [], providers: [], secondStep: null },
};

/** Routes without a handler answer 404. Returns the live list of calls. */
export function mockApi(handlers: FakeHandlers): FakeCall[] {
  const calls: FakeCall[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const route = `${request.method} ${pathname.slice(API_BASE_PATH.length)}${search}`;
    const usual = USUAL_ANSWERS[route];
    if (usual && !(route in handlers)) return new Response(JSON.stringify(usual), { status: 200 });
    const bearer = request.headers.get('Authorization');
    const registrationKey = request.headers.get(REGISTRATION_KEY_HEADER);
    const call: FakeCall = {
      route,
      body: undefined,
      accessToken: bearer?.replace('Bearer ', '') ?? null,
      ...(registrationKey !== null && { registrationKey }),
    };
    calls.push(call);
    call.body = await readBody(request);
    const handler = (handlers as Record<string, FakeHandler<unknown, unknown> | undefined>)[route];
    if (!handler) return createProblem(404, `There is no ${route}.`, { code: 'NOT_FOUND' });
    const answer = await handler(call.body, call);
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer), { status: 200 });
  };
  return calls;
}

async function readBody(request: Request): Promise<unknown> {
  const isJson = request.headers.get('Content-Type')?.includes('json');
  return isJson ? (JSON.parse(await request.text()) as unknown) : request.formData();
}
