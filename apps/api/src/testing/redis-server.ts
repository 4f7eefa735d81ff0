import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

const PROGRAM = process.env['REDIS_SERVER'] ?? 'redis-server';

/** Without persistence: killing it loses all data. */
export class RedisServer {
  private process: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const server = new RedisServer((probe.address() as AddressInfo).port);
    probe.close();
    await once(probe, 'close');
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const started = spawn(PROGRAM, ['--port', `${this.port}`, '--bind', '127.0.0.1', '--save', ''], {
      // A leftover server's streams would keep Jest from exiting.
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.process = started;
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject);
      started.once('exit', () => reject(new Error('redis-server ended at once.')));
      started.stdout!.on('data', (chunk) => String(chunk).includes('Ready to accept') && resolve());
    });
  }

  /** Like a hung machine. */
  pause(): void {
    this.process?.kill('SIGSTOP');
  }

  resume(): void {
    this.process?.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    if (!this.process || this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
  }
}
