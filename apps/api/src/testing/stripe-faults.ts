import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `lost`: Stripe acts, but its response never arrives. */
export type StripeFault = 'none' | 'down' | 'slow' | 'lost' | 500 | 402;

export class StripeFaults {
  fault: StripeFault = 'none';
  readonly requests: string[] = [];
  private readonly failures = new Map<string, StripeFault>();
  private readonly server: Server;

  private constructor(private readonly target: { host: string; port: number }) {
    this.server = createServer((incoming, response) => this.handle(incoming, response));
  }

  static async before(target: { host: string; port: number }): Promise<StripeFaults> {
    const faults = new StripeFaults(target);
    await new Promise<void>((resolve) => faults.server.listen(0, '127.0.0.1', resolve));
    return faults;
  }

  get connection(): { host: string; port: number; protocol: 'http' } {
    return { host: '127.0.0.1', port: (this.server.address() as AddressInfo).port, protocol: 'http' };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private handle(incoming: IncomingMessage, response: ServerResponse): void {
    this.requests.push(`${incoming.method} ${incoming.url}`);
    const key = String(incoming.headers['idempotency-key']);
    // Like Stripe, repeats a failure for the same idempotency key for a day.
    const fault = this.failures.get(key) ?? this.fault;
    if (fault === 'down') {
      incoming.socket.destroy();
    } else if (typeof fault === 'number') {
      if ('idempotency-key' in incoming.headers) this.failures.set(key, fault);
      const type = fault === 402 ? 'card_error' : 'api_error';
      response.writeHead(fault, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { type, message: `sk_test_secret at ${fault}` } }));
    } else if (fault !== 'slow') {
      this.forward(incoming, response, fault === 'lost');
    }
  }

  private forward(incoming: IncomingMessage, response: ServerResponse, lost: boolean): void {
    const { host, port } = this.target;
    const { method, url, headers } = incoming;
    const onward = request({ host, port, method, path: url, headers }, (reply) => {
      if (lost) {
        incoming.socket.destroy();
        return;
      }
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  }
}
