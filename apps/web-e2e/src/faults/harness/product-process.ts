import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../../../../api/src/testing/until';
import { ask } from './client';
import { freePort } from './free-port';
import { NODE_FLAGS } from './node-flags';

const WORKSPACE = join(__dirname, '../../../../..');

/** Set `FAULTS_LOGS` to keep all logs in that folder. */
const KEEP_LOGS_IN = process.env['FAULTS_LOGS'];

const STARTS = 3;
/** Generous, for a busy machine. */
const READY_S = 180;

export type EntryPoint = 'main' | 'worker';

export interface StartOptions {
  environment: Record<string, string>;
  preload?: readonly string[];
  at?: { host: string; port: number };
}

export class ProductProcess {
  private output = '';
  private wasEnded = false;
  private readonly child: ChildProcess;

  private constructor(
    private readonly entryPoint: EntryPoint,
    private readonly at: { host: string; port: number },
    { environment, preload = [] }: StartOptions,
  ) {
    const program = join(WORKSPACE, 'dist/apps/api', `${entryPoint}.js`);
    if (!existsSync(program)) throw new Error('The product is not built: nx build api && nx build web');
    this.child = spawn(
      process.execPath,
      [...NODE_FLAGS, ...preload.flatMap((script) => ['--require', script]), program],
      {
        cwd: WORKSPACE,
        // Only the search path of this environment reaches the product.
        env: {
          PATH: process.env['PATH'],
          LOG_LEVEL: 'info',
          [PORT_OF[entryPoint]]: `${at.port}`,
          ...environment,
          HOST: at.host,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.on('data', (chunk: Buffer) => (this.output += chunk));
  }

  static async launch(entryPoint: EntryPoint, options: StartOptions): Promise<ProductProcess> {
    return new ProductProcess(
      entryPoint,
      options.at ?? { host: '127.0.0.1', port: await freePort() },
      options,
    );
  }

  /** Restarts a process that gives up on slow services, as a supervisor would. */
  static async start(
    entryPoint: EntryPoint,
    options: StartOptions,
    launched: (one: ProductProcess) => void = () => undefined,
    tries = STARTS,
  ): Promise<ProductProcess> {
    const one = await ProductProcess.launch(entryPoint, options);
    launched(one);
    try {
      await one.ready();
      return one;
    } catch (error) {
      const gaveUp = !one.running && !one.wasEnded;
      await one.kill();
      if (!gaveUp || tries === 1) throw error;
      return ProductProcess.start(entryPoint, options, launched, tries - 1);
    }
  }

  get url(): string {
    return `http://${this.at.host}:${this.at.port}`;
  }

  get pid(): number {
    return this.child.pid!;
  }

  get logs(): string {
    return this.output;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  ready(): Promise<void> {
    return waitUntil(
      `${this.entryPoint} is ready`,
      async () => {
        if (!this.running) throw new Error(`${this.entryPoint} ended:\n${this.output}`);
        return (await ask(this.url, 'GET', '/api/health/ready')).status === 200;
      },
      READY_S,
    );
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Null if a signal ended it. */
  stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    this.wasEnded = true;
    if (this.running) {
      const closed = once(this.child, 'close');
      this.child.kill(signal);
      await closed;
      if (KEEP_LOGS_IN) writeFileSync(join(KEEP_LOGS_IN, `${this.entryPoint}-${this.pid}.log`), this.output);
    }
    return this.child.exitCode;
  }
}

const PORT_OF: Record<EntryPoint, string> = { main: 'PORT', worker: 'WORKER_PORT' };
