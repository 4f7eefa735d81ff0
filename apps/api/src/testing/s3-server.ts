import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = join(__dirname, '../../../../node_modules/s3rver/bin/s3rver.js');
const BUCKET = 'figura-pictures';
const KEY = 'S3RVER';

/** A real S3-compatible server in another process; its objects outlive it. */
export class S3Server {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<S3Server> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    const server = new S3Server(port, mkdtempSync(join(tmpdir(), 'figura-s3-')));
    await server.start();
    return server;
  }

  get settings(): Record<string, string> {
    return {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      S3_PATH_STYLE: 'on',
    };
  }

  get objects(): string[] {
    const folder = join(this.folder, BUCKET, 'pictures');
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder).filter((file) => file.endsWith('.webp._S3rver_object'));
    return files.map((file) => `pictures/${file.replace('._S3rver_object', '')}`).sort();
  }

  async start(): Promise<void> {
    if (this.isRunning) return;
    const options = ['--directory', this.folder, '--address', '127.0.0.1', '--port', `${this.port}`];
    const started = spawn(
      process.execPath,
      ['--no-deprecation', PROGRAM, ...options, '--configure-bucket', BUCKET],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    this.process = started;
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject);
      started.once('exit', () => reject(new Error('s3rver ended at once.')));
      started.stdout!.on('data', (chunk) => String(chunk).includes('listening') && resolve());
    });
  }

  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.process!, 'exit');
    this.process!.kill('SIGKILL');
    await gone;
  }

  clear(): void {
    rmSync(join(this.folder, BUCKET, 'pictures'), { recursive: true, force: true });
  }

  private get isRunning(): boolean {
    return this.process?.exitCode === null && this.process.signalCode === null;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
