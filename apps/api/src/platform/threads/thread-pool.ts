import { Inject, Injectable, Optional, type OnApplicationShutdown } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { type Config, CONFIG } from '../config/config';
import { BusyError } from '../errors/domain-error';
import type { Task, TaskCall } from './task';

/** The build puts it beside the programs; in the sources there is none. */
const PROGRAM = join(__dirname, 'work-thread.js');
/** Tasks that wait for a thread; each takes a few hundredths of a second. */
const MOST_WAITING = 200;
/** A second thread that has had nothing to do for so long ends, in milliseconds. */
const IDLE_MS = 30_000;
/** What requests do goes first where there are fewer processors than threads. */
const NICE = 5;

/** Injection token of another program for the threads. */
const THREAD_PROGRAM = Symbol('program of the threads');

/** Does work that takes long in threads of their own, so that it holds nobody's request up. */
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

  /** What tasks are given from now on beside their input. Those that were asked before are done with what there was then. */
  share(shared: unknown): void {
    const before = this.pool;
    this.pool = undefined;
    this.shared = shared;
    void before?.close();
  }

  /** Starts the first thread and lets it do a task whose answer nobody needs, so that the first who asks waits for neither. */
  warmUp<Input, Output>(task: Task<Input, Output>, input: Input): void {
    if (this.threads > 0) this.run(task, input).catch(() => undefined);
  }

  /** @throws BusyError while {@link MOST_WAITING} others wait */
  async run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output> {
    // Copied as for a thread, so that the same can be sent.
    if (this.threads === 0) return structuredClone(task.run(structuredClone(input), this.shared));
    const pool = this.openPool();
    if (pool.queueSize >= MOST_WAITING) throw new BusyError();
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
