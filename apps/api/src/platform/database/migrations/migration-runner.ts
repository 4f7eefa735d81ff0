import type { mongo } from 'mongoose';
import { setTimeout as pause } from 'node:timers/promises';
import type { Extent, Migration } from './migration';
import { LEASE_ID, MigrationLease, type LeaseDocument } from './migration-lease';
import { MIGRATIONS } from './migration-list';
import { MigrationBusyError, NewerDataError } from './migration.errors';

export const MIGRATIONS_COLLECTION = 'migrations';

/** A batch takes far less; a process that says nothing for so long is dead, or as good as. */
const LEASE_MS = 10_000;
/** Longer than any migration so far takes with millions of users; whatever supervises the process starts it again. */
const MAX_WAIT_MS = 10 * 60_000;
const LOOK_EVERY_MS = 250;
const TELL_EVERY_MS = 5_000;

/** What the database remembers of a migration. Moments are by the database's clock. */
interface StateDocument extends Extent {
  _id: string;
  state: 'running' | 'done';
  /** Of the lease under which it runs, or ran last. */
  token: number;
  /** Where the next batch begins. */
  next: unknown;
  /** When a process last began with it, or went on. */
  begunAt?: Date;
  doneAt?: Date;
}

/** How a migration stands. `unknown`: a newer version made it. */
export interface MigrationStatus extends Partial<Extent> {
  name: string;
  description: string | null;
  state: 'pending' | 'running' | 'done' | 'unknown';
  doneAt: Date | null;
}

/** A migration with what it changed, or would change. */
export type MigrationResult = Extent & { name: string };

export type MigrationEvent =
  | { kind: 'waiting'; holder: string }
  | { kind: 'progress'; name: string; done: number; total: number }
  | { kind: 'done'; result: MigrationResult };

export interface RunnerOptions {
  migrations?: readonly Migration[];
  report?: (event: MigrationEvent) => void;
  leaseMs?: number;
  longestWaitMs?: number;
}

/** Makes the pending migrations, in one process at a time. */
export class MigrationRunner {
  private readonly migrations: readonly Migration[];
  private readonly report: (event: MigrationEvent) => void;
  private readonly longestWaitMs: number;
  private readonly lease: MigrationLease;
  private readonly states: mongo.Collection<StateDocument>;

  constructor(
    private readonly db: mongo.Db,
    {
      migrations = MIGRATIONS,
      report = () => undefined,
      leaseMs = LEASE_MS,
      longestWaitMs = MAX_WAIT_MS,
    }: RunnerOptions = {},
  ) {
    this.migrations = migrations;
    this.report = report;
    this.longestWaitMs = longestWaitMs;
    this.states = db.collection<StateDocument>(MIGRATIONS_COLLECTION);
    this.lease = new MigrationLease(db.collection<LeaseDocument>(MIGRATIONS_COLLECTION), leaseMs);
  }

  /** All migrations that this version or the database knows, in their order. Only reads. */
  async list(): Promise<MigrationStatus[]> {
    const states = await this.stored();
    const known = this.migrations.map(({ name, description }): MigrationStatus => {
      const state = states.get(name);
      states.delete(name);
      if (!state) return { name, description, state: 'pending', doneAt: null };
      const { documents, indexes, doneAt = null } = state;
      return { name, description, state: state.state, documents, indexes, doneAt };
    });
    const unknown = [...states.values()].map(({ _id: name, documents, indexes, doneAt = null }) => {
      return { name, description: null, state: 'unknown' as const, documents, indexes, doneAt };
    });
    return [...known, ...unknown];
  }

  /**
   * What the pending migrations would change, each by what is stored now. Only reads.
   *
   * @throws NewerDataError when the data is of a newer version
   */
  async preview(): Promise<MigrationResult[]> {
    const results: MigrationResult[] = [];
    for (const migration of await this.pending())
      results.push({ name: migration.name, ...(await migration.extent(this.db)) });
    return results;
  }

  /**
   * Makes what is pending, or waits for the process that does.
   *
   * @returns what this process made
   * @throws NewerDataError when the data is of a newer version
   * @throws MigrationBusyError when another process is not done in time, or took over
   */
  async run(): Promise<MigrationResult[]> {
    if (!(await this.takeTurn())) return [];
    try {
      if (await this.isFresh()) return await this.passOver();
      const results: MigrationResult[] = [];
      for (const migration of await this.pending()) {
        const result = { name: migration.name, ...(await this.make(migration)) };
        this.report({ kind: 'done', result });
        results.push(result);
      }
      return results;
    } finally {
      await this.lease.release();
    }
  }

  /** Waits until nothing is pending (false), or it is for this process to make it (true). */
  private async takeTurn(): Promise<boolean> {
    const begun = performance.now();
    let toldAt = -Infinity;
    for (;;) {
      if ((await this.pending()).length === 0) return false;
      const holder = await this.lease.take();
      if (holder === undefined) return true;
      const now = performance.now();
      if (now - begun > this.longestWaitMs)
        throw MigrationBusyError.stillRunning(holder, Math.round(this.longestWaitMs / 60_000));
      if (now - toldAt >= TELL_EVERY_MS) {
        this.report({ kind: 'waiting', holder });
        toldAt = now;
      }
      await pause(LOOK_EVERY_MS);
    }
  }

  private async make(migration: Migration): Promise<Extent> {
    const { documents: total } = await migration.extent(this.db);
    let { next, documents, indexes } = await this.begin(migration.name);
    let toldAt = performance.now();
    for (;;) {
      await this.lease.renew();
      const batch = await migration.batch(this.db, next);
      documents += batch.documents;
      indexes += batch.indexes;
      next = batch.next;
      if (next === null) break;
      await this.note(migration.name, { $set: { next, documents, indexes } });
      if (performance.now() - toldAt < TELL_EVERY_MS) continue;
      toldAt = performance.now();
      this.report({ kind: 'progress', name: migration.name, done: documents, total });
    }
    await this.note(migration.name, {
      $set: { state: 'done', next, documents, indexes },
      $currentDate: { doneAt: true },
    });
    return { documents, indexes };
  }

  /** Begins a migration, or goes on with it under this process's token. */
  private async begin(name: string): Promise<StateDocument> {
    const token = this.lease.token!;
    await this.states.updateOne(
      { _id: name },
      {
        $setOnInsert: { state: 'running', token, next: null, documents: 0, indexes: 0 },
        $currentDate: { begunAt: true },
      },
      { upsert: true },
    );
    const state = await this.states.findOneAndUpdate(
      { _id: name, state: 'running', token: { $lte: token } },
      { $set: { token } },
      { returnDocument: 'after' },
    );
    if (!state) throw MigrationBusyError.takenOver();
    return state;
  }

  /** Notes how far a migration is: only for the process that has the lease, never for one that lost it. */
  private async note(name: string, update: mongo.UpdateFilter<StateDocument>): Promise<void> {
    const { matchedCount } = await this.states.updateOne(
      { _id: name, state: 'running', token: this.lease.token! },
      update,
    );
    if (matchedCount === 0) throw MigrationBusyError.takenOver();
  }

  private async pending(): Promise<Migration[]> {
    const states = await this.stored();
    const known = new Set(this.migrations.map(({ name }) => name));
    const unknown = [...states.keys()].filter((name) => !known.has(name));
    if (unknown.length) throw new NewerDataError(unknown);
    return this.migrations.filter(({ name }) => states.get(name)?.state !== 'done');
  }

  private async stored(): Promise<Map<string, StateDocument>> {
    const states = await this.states
      .find({ _id: { $ne: LEASE_ID } })
      .sort({ _id: 1 })
      .toArray();
    return new Map(states.map((state) => [state._id, state]));
  }

  /** Whether nothing is stored yet, not even an index: then nothing is of an older version. */
  private async isFresh(): Promise<boolean> {
    const collections = await this.db.listCollections({}, { nameOnly: true }).toArray();
    const others = collections.filter(({ name }) => name !== MIGRATIONS_COLLECTION);
    const blank = others.map(async ({ name }) => {
      const collection = this.db.collection(name);
      return (await collection.indexes()).length === 1 && (await collection.findOne()) === null;
    });
    return (await Promise.all(blank)).every(Boolean);
  }

  /** Notes what is pending as done without doing it. */
  private async passOver(): Promise<MigrationResult[]> {
    const token = this.lease.token!;
    const done = { state: 'done', token, next: null, documents: 0, indexes: 0 } as const;
    const pending = await this.pending();
    if (pending.length) await this.states.insertMany(pending.map(({ name }) => ({ _id: name, ...done })));
    return [];
  }
}
