import { Inject, Injectable, Optional, type OnApplicationShutdown } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { type Config, CONFIG } from '../config/config';
import { BusyError } from '../errors/domain-error';
import type { Task, TaskCall } from './task';

const PROGRAM = join(__dirname, 'work-thread.js');
/** Each task takes a few hundredths of a second. */
const MAX_WAITING = 200;
const IDLE_MS = 30_000;
/** Gives requests priority where there are fewer cores than threads. */
const NICE = 5;

const THREAD_PROGRAM = Symbol('program of the threads');

/** Runs CPU-heavy work in threads, so that it does not block requests. */
@Injectable()
export class ThreadPool implements OnApplicationShutdown {
  private pool: Piscina<TaskCall> | undefined;
  private shared: unknown = null;

  private readonly threads: number;

  constructor(
    @Inject(CONFIG) { workThreads }: Pick<Config, 'workThreads'>,
    @Optional() @Inject(THREAD_PROGRAM) private readonly program = PROGRAM,
  ) {
    this.threads = existsSync(program) ? workThreads : 0;
  }

  share(shared: unknown): void {
    const before = this.pool;
    this.pool = undefined;
    this.shared = shared;
    void before?.close();
  }

  warmUp<Input, Output>(task: Task<Input, Output>, input: Input): void {
    if (this.threads > 0) this.run(task, input).catch(() => undefined);
  }

  /** @throws BusyError while {@link MAX_WAITING} others wait */
  async run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output> {
    if (this.threads === 0) return structuredClone(task.run(structuredClone(input), this.shared));
    const pool = this.openPool();
    if (pool.queueSize >= MAX_WAITING) throw new BusyError();
    return (await pool.run({ name: task.name, input })) as Output;
  }

  private openPool(): Piscina<TaskCall> {
    return (this.pool ??= new Piscina({
      filename: this.program,
      minThreads: 1,
      maxThreads: this.threads,
      idleTimeout: IDLE_MS,
      niceIncrement: NICE,
      workerData: this.shared,
    }));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.destroy();
  }
}
