import type { mongo } from 'mongoose';
import { setTimeout as pause } from 'node:timers/promises';
import { MIGRATIONS, type Migration } from './migration-list';
import { LOCK_ID, MigrationLock, type LockDocument } from './migration-lock';
import { MigrationBusyError, NewerDataError } from './migration.errors';

export const MIGRATIONS_COLLECTION = 'migrations';

const MAX_WAIT_MS = 10 * 60_000;
const LOOK_EVERY_MS = 250;

interface DoneDocument {
  _id: string;
  doneAt: Date;
}

export interface MigrationStatus {
  readonly name: string;
  readonly description: string | null;
  readonly state: 'pending' | 'done' | 'unknown';
  readonly doneAt: Date | null;
}

export interface RunnerOptions {
  readonly migrations?: readonly Migration[];
  readonly report?: (event: { readonly migration: string } | { readonly waitingFor: string }) => void;
  readonly lockMs?: number;
  readonly maxWaitMs?: number;
}

export class MigrationRunner {
  private readonly done: mongo.Collection<DoneDocument>;
  private readonly lock: MigrationLock;

  constructor(
    private readonly db: mongo.Db,
    private readonly options: RunnerOptions = {},
  ) {
    this.done = db.collection<DoneDocument>(MIGRATIONS_COLLECTION);
    this.lock = new MigrationLock(db.collection<LockDocument>(MIGRATIONS_COLLECTION), options.lockMs);
  }

  async list(): Promise<MigrationStatus[]> {
    const doneAt = new Map<string, Date>();
    const stored = this.done.find({ _id: { $ne: LOCK_ID } }).sort({ _id: 1 });
    for await (const { _id, doneAt: at } of stored) doneAt.set(_id, at);
    const { migrations = MIGRATIONS } = this.options;
    const known = migrations.map(({ name, description }): MigrationStatus => {
      const at = doneAt.get(name) ?? null;
      doneAt.delete(name);
      return { name, description, state: at ? 'done' : 'pending', doneAt: at };
    });
    const unknown = [...doneAt].map(([name, at]): MigrationStatus => ({
      name,
      description: null,
      state: 'unknown',
      doneAt: at,
    }));
    return [...known, ...unknown];
  }

  async preview(): Promise<string[]> {
    const statuses = await this.list();
    const unknown = statuses.filter(({ state }) => state === 'unknown');
    if (unknown.length) throw new NewerDataError(unknown.map(({ name }) => name));
    return statuses.filter(({ state }) => state === 'pending').map(({ name }) => name);
  }

  /** Runs pending migrations, or waits for the process that does. @throws MigrationBusyError after too long */
  async run(): Promise<string[]> {
    if (!(await this.takeTurn())) return [];
    try {
      const pending = await this.preview();
      for (const name of pending) {
        this.options.report?.({ migration: name });
        const { migrations = MIGRATIONS } = this.options;
        await migrations.find((migration) => migration.name === name)!.run(this.db);
        await this.done.insertOne({ _id: name, doneAt: new Date() });
      }
      return pending;
    } finally {
      await this.lock.release();
    }
  }

  private async takeTurn(): Promise<boolean> {
    const { report, maxWaitMs = MAX_WAIT_MS } = this.options;
    const end = performance.now() + maxWaitMs;
    for (let told = false; ; told = true) {
      if ((await this.preview()).length === 0) return false;
      const holder = await this.lock.take();
      if (holder === undefined) return true;
      if (performance.now() > end) throw new MigrationBusyError(holder, Math.round(maxWaitMs / 60_000));
      if (!told) report?.({ waitingFor: holder });
      await pause(LOOK_EVERY_MS);
    }
  }
}
