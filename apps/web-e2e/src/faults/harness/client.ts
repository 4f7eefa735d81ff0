import { PROBLEM_MEDIA_TYPE, type Problem } from '@figura/contracts';
import { request, type Agent, type IncomingHttpHeaders } from 'node:http';

/** The timeout of the web app, in milliseconds. */
export const CLIENT_TIMEOUT_MS = 10_000;

export interface ClientResponse<T = Problem> {
  /** 0 if refused, cut off, or later than the timeout of the web app. */
  status: number;
  headers: IncomingHttpHeaders;
  body: T;
  /** In milliseconds. */
  ms: number;
}

export interface AskOptions {
  body?: object;
  token?: string;
  ip?: string;
  headers?: Record<string, string>;
  agent?: Agent;
}

/** Never throws: a failure has status 0. */
export function ask<T = Problem>(
  origin: string,
  method: string,
  path: string,
  { body, token, ip, headers: more, agent }: AskOptions = {},
): Promise<ClientResponse<T>> {
  const started = Date.now();
  const payload = body && JSON.stringify(body);
  return new Promise((resolve) => {
    const settle = (status: number, headers: IncomingHttpHeaders, parsed: unknown) =>
      resolve({ status, headers, body: parsed as T, ms: Date.now() - started });
    const outgoing = request(
      new URL(path, origin),
      {
        method,
        agent: agent ?? false,
        signal: AbortSignal.timeout(CLIENT_TIMEOUT_MS),
        headers: {
          ...(payload && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(ip && { 'x-forwarded-for': ip }),
          ...more,
        },
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => (text += chunk));
        incoming.on('error', () => settle(0, {}, undefined));
        incoming.on('end', () => {
          const { statusCode = 0, headers } = incoming;
          const isJson = headers['content-type']?.includes('json');
          settle(statusCode, headers, isJson ? JSON.parse(text) : text);
        });
      },
    );
    outgoing.on('error', () => settle(0, {}, undefined));
    outgoing.end(payload);
  });
}

/** Returns answers that are not a timely error with a retry hint and no internals; expected to be empty. */
export function listUnclearAnswers(responses: readonly ClientResponse<unknown>[]): object[] {
  return responses.flatMap(({ status, headers, body, ms }) => {
    const { code, error } = (body ?? {}) as Partial<Problem>;
    const isClear =
      status === 503 &&
      ms < CLIENT_TIMEOUT_MS &&
      headers['content-type']?.startsWith(PROBLEM_MEDIA_TYPE) &&
      Number(headers['retry-after']) > 0 &&
      code === 'UNAVAILABLE' &&
      /^[A-Z][^{}<>]+\.$/.test(error ?? '') &&
      !/mongo|redis|lmdb|ECONN|Error:|\n/i.test(JSON.stringify(body));
    return isClear ? [] : [{ status, ms, retryAfter: headers['retry-after'], body }];
  });
}
