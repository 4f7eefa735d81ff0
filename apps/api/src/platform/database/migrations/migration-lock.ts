import type { mongo } from 'mongoose';
import { hostname } from 'node:os';
import { isDuplicate } from '../database-errors';

/** The lock stands in the collection of what was done, where no migration has this name. */
export const LOCK_ID = 'lock';
/** Far longer than clocks of machines differ by, in milliseconds. */
const LOCK_MS = 60_000;

export interface LockDocument {
  _id: string;
  /** `host pid` of who holds it. */
  holder: string;
  /** Until then it is theirs, unless they say again that they live. */
  until: Date;
}

/** Lets one process at a time migrate. A process that died holds it for a minute at most. */
export class MigrationLock {
  private readonly holder = `${hostname()} ${process.pid} ${Math.random().toString(36).slice(2)}`;
  private renewing: NodeJS.Timeout | undefined;

  constructor(
    private readonly locks: mongo.Collection<LockDocument>,
    private readonly lockMs = LOCK_MS,
  ) {}

  /** Tries once. @returns undefined when this process has it now, otherwise who holds it */
  async take(): Promise<string | undefined> {
    const lock = await this.locks.findOne({ _id: LOCK_ID });
    if (lock && lock.until > new Date()) return lock.holder;
    const mine = { holder: this.holder, until: this.nextEnd() };
    try {
      if (!lock) await this.locks.insertOne({ _id: LOCK_ID, ...mine });
      else if (!(await this.replace({ holder: lock.holder, until: lock.until }, mine))) return lock.holder;
    } catch (error) {
      if (isDuplicate(error)) return 'another process';
      throw error;
    }
    const renew = () =>
      void this.replace({ holder: this.holder }, { until: this.nextEnd() }).catch(() => undefined);
    this.renewing = setInterval(renew, this.lockMs / 3).unref();
    return undefined;
  }

  async release(): Promise<void> {
    clearInterval(this.renewing);
    await this.locks.deleteOne({ _id: LOCK_ID, holder: this.holder });
  }

  private nextEnd(): Date {
    return new Date(Date.now() + this.lockMs);
  }

  private async replace(before: Partial<LockDocument>, after: Partial<LockDocument>): Promise<boolean> {
    const { matchedCount } = await this.locks.updateOne({ _id: LOCK_ID, ...before }, { $set: after });
    return matchedCount === 1;
  }
}
