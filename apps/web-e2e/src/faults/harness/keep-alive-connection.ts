import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface KeepAliveResponse {
  /** 0 when the connection broke before the answer was whole. */
  status: number;
  /** Whether the server said that it closes the connection. */
  closes: boolean;
  /** Why there is no answer, as a code of the system. */
  error?: string;
}

/**
 * One connection that is used for one request after the other, without the second attempts that HTTP clients make
 * quietly when a kept connection turns out to be closed.
 */
export interface KeepAliveConnection {
  open(): Promise<void>;
  get(path: string): Promise<KeepAliveResponse>;
  end(): void;
}

export function getConnection(origin: string): KeepAliveConnection {
  const { hostname, port, host } = new URL(origin);
  let socket: Socket | undefined;
  const createConnected = () => (socket ??= connect({ host: hostname, port: Number(port), noDelay: true }));
  return {
    async open() {
      await once(createConnected(), 'connect');
    },
    get(path) {
      const opened = createConnected();
      return new Promise((resolve) => {
        let text = '';
        const settle = (answer: KeepAliveResponse): void => {
          opened.removeAllListeners('data').removeAllListeners('error').removeAllListeners('close');
          opened.on('error', () => undefined);
          resolve(answer);
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
