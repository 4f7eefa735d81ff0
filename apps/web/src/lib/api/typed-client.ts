import type { paths } from '@figura/contracts';
import type { Client } from 'openapi-fetch';
import { API_BASE_URL } from './environment';

/** A client of the API as openapi-fetch types it: each path with its parameters, its body and its answer. */
export type TypedClient = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;

/** What `fetch` takes, in a form that can be sent again. */
export interface Call {
  url: string;
  method: string;
  headers: Headers;
  body: BodyInit | null;
  keepalive: boolean;
}

interface CallOptions {
  params?: Partial<Record<'path' | 'query' | 'header', Record<string, string>>>;
  body?: unknown;
  bodySerializer?: (body: unknown) => BodyInit;
  headers?: Record<string, string>;
  keepalive?: boolean;
}

/**
 * Does what openapi-fetch's own function of this name does, for JSON and forms. That one brings middleware and every style
 * of parameters along, which is two of the ninety kilobytes that a public page may load.
 *
 * @param send sends a call, and throws for an answer that is not a success
 */
export function createClient(send: (call: Call) => Promise<Response>): TypedClient {
  const call =
    (method: string) =>
    async (path: string, options: CallOptions = {}) => {
      const { params = {}, body, bodySerializer = JSON.stringify, keepalive = false } = options;
      const sent = body === undefined ? null : bodySerializer(body);
      const headers = new Headers({ Accept: 'application/json', ...params.header, ...options.headers });
      // The browser itself names the boundary of multipart data.
      if (typeof sent === 'string') headers.set('Content-Type', 'application/json');
      const response = await send({ url: urlOf(path, params), method, headers, body: sent, keepalive });
      if (/^(image\/|application\/zip)/.test(response.headers.get('Content-Type') ?? ''))
        return { data: await response.blob(), response };
      const text = await response.text();
      return { data: text === '' ? undefined : (JSON.parse(text) as unknown), response };
    };
  return {
    GET: call('GET'),
    POST: call('POST'),
    PUT: call('PUT'),
    PATCH: call('PATCH'),
    DELETE: call('DELETE'),
  } as TypedClient;
}

function urlOf(path: string, { path: values = {}, query }: NonNullable<CallOptions['params']>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return `${API_BASE_URL}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`;
}
