import { PROBLEM_MEDIA_TYPE, type Problem } from '@figura/contracts';
import { request, type Agent, type IncomingHttpHeaders } from 'node:http';

/** How long the web app waits for an answer, in milliseconds. */
export const CLIENT_PATIENCE_MS = 10_000;

export interface ClientResponse<T = Problem> {
  /** 0 when no answer came: refused, cut off, or later than the web app waits. */
  status: number;
  headers: IncomingHttpHeaders;
  body: T;
  /** How long it took, in milliseconds. */
  ms: number;
}

export interface AskOptions {
  body?: object;
  token?: string;
  /** The IP address that a proxy in front of the product would say the request comes from. */
  ip?: string;
  headers?: Record<string, string>;
  /** Keeps connections open from one request to the next; without one each request has its own. */
  agent?: Agent;
}

/** One request as the web app makes it. Never throws: what goes wrong on the way is an answer with status 0. */
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
        signal: AbortSignal.timeout(CLIENT_PATIENCE_MS),
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

/**
 * The answers that are not an error in words, in time, that says when to come again and nothing about the inside.
 * Expected to be none; what is returned is what a failed test shows.
 */
export function listUnclearAmong(answers: readonly ClientResponse<unknown>[]): object[] {
  return answers.flatMap(({ status, headers, body, ms }) => {
    const { code, error } = (body ?? {}) as Partial<Problem>;
    const isClear =
      status === 503 &&
      ms < CLIENT_PATIENCE_MS &&
      headers['content-type']?.startsWith(PROBLEM_MEDIA_TYPE) &&
      Number(headers['retry-after']) > 0 &&
      code === 'UNAVAILABLE' &&
      /^[A-Z][^{}<>]+\.$/.test(error ?? '') &&
      !/mongo|redis|lmdb|ECONN|Error:|\n/i.test(JSON.stringify(body));
    return isClear ? [] : [{ status, ms, retryAfter: headers['retry-after'], body }];
  });
}
