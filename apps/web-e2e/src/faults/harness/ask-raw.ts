import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent, possibly compressed. */
  body: Buffer;
}

export function askRaw(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    let answered = false;
    const outgoing = request(
      new URL(path, origin),
      { method, agent: false, headers: { ...headers, ...(body && { 'content-length': body.length }) } },
      (incoming) => {
        answered = true;
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode!, headers: incoming.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    // A server that refuses a body early may close the connection during sending.
    outgoing.on('error', (error) => answered || reject(error));
    outgoing.end(body);
  });
}
