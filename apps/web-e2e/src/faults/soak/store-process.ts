import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../harness/free-port';

const PROGRAM = join(__dirname, '../../../../../tools/bench/engine.mjs');

export class StoreProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(folder: string): Promise<StoreProcess> {
    const store = new StoreProcess(folder, await freePort());
    await store.start();
    return store;
  }

  get uri(): string {
    return `mongodb://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, this.folder, String(this.port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The store ended with ${code}.`)));
      child.stdout.on('data', (chunk) => String(chunk).includes('engine on') && resolve());
    });
  }

  async kill(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
