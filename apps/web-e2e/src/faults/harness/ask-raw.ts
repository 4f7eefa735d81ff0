import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent, compressed or not. */
  body: Buffer;
}

/** One request on a connection of its own, whose answer is left as it came. @throws Error when none comes */
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
    // Who refuses a body before it is whole may close the connection while it is still being sent.
    outgoing.on('error', (error) => answered || reject(error));
    outgoing.end(body);
  });
}
