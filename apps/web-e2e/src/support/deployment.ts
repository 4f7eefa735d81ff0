import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Deployment {
  url: string;
  deploy(filesName: string): void;
  close(): void;
}

const FILES_NAME = /figura-files-\w+/g;

export async function startDeployment(baseURL: string): Promise<Deployment> {
  const to = new URL(baseURL);
  let next: string | null = null;
  const server = createServer((asked, response) => {
    const isWorker = asked.url === '/sw.js';
    // Whole and unchanged: the browser's copy is another version.
    const {
      'if-none-match': _tag,
      'if-modified-since': _since,
      'accept-encoding': _coding,
      ...plain
    } = asked.headers;
    const headers = { ...(isWorker ? plain : asked.headers), host: to.host };
    const forwarded = request(
      { host: to.hostname, port: to.port, path: asked.url, method: asked.method, headers },
      (answered) => {
        const { statusCode = 502, headers: given } = answered;
        if (!isWorker || next === null) {
          response.writeHead(statusCode, given);
          answered.pipe(response);
          return;
        }
        const { 'content-length': _length, etag: _etag, ...kept } = given;
        response.writeHead(statusCode, kept);
        let code = '';
        answered.setEncoding('utf8').on('data', (part: string) => (code += part));
        answered.on('end', () => response.end(code.replaceAll(FILES_NAME, next!)));
      },
    );
    forwarded.on('error', () => response.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (filesName) => (next = filesName),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
