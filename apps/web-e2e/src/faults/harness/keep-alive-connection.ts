import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface KeepAliveResponse {
  /** 0 if the connection broke before the answer was whole. */
  status: number;
  closes: boolean;
  /** System error code. */
  error?: string;
}

/** No silent retries, which HTTP clients make on a closed keep-alive connection. */
export interface KeepAliveConnection {
  open(): Promise<void>;
  get(path: string): Promise<KeepAliveResponse>;
  end(): void;
}

export function openConnection(origin: string): KeepAliveConnection {
  const { hostname, port, host } = new URL(origin);
  let socket: Socket | undefined;
  const getSocket = () => (socket ??= connect({ host: hostname, port: Number(port), noDelay: true }));
  return {
    async open() {
      await once(getSocket(), 'connect');
    },
    get(path) {
      const opened = getSocket();
      return new Promise((resolve) => {
        let text = '';
        const settle = (response: KeepAliveResponse): void => {
          opened.removeAllListeners('data').removeAllListeners('error').removeAllListeners('close');
          opened.on('error', () => undefined);
          resolve(response);
        };
        opened.on('error', ({ code = 'ERROR' }: NodeJS.ErrnoException) =>
          settle({ status: 0, closes: true, error: code }),
        );
        opened.on('close', () => settle({ status: 0, closes: true, error: 'CLOSED' }));
        opened.on('data', (chunk: Buffer) => {
          text += chunk.toString('latin1');
          const end = text.indexOf('\r\n\r\n');
          if (end < 0) return;
          const head = text.slice(0, end);
          const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
          if (text.length < end + 4 + length) return;
          settle({ status: Number(head.slice(9, 12)), closes: /^connection: close$/im.test(head) });
        });
        opened.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
      });
    },
    end() {
      socket?.destroy();
    },
  };
}
