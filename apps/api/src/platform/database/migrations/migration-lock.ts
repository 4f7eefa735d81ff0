import type { mongo } from 'mongoose';
import { hostname } from 'node:os';
import { isDuplicate } from '../database-errors';

/** In the migrations' collection; no migration has this name. */
export const LOCK_ID = 'lock';
/** Milliseconds; far longer than clocks differ. */
const LOCK_MS = 60_000;

export interface LockDocument {
  _id: string;
  holder: string;
  /** End of the lock, unless renewed. */
  until: Date;
}

/** A dead process holds the lock for a minute at most. */
export class MigrationLock {
  private readonly holder = `${hostname()} ${process.pid} ${Math.random().toString(36).slice(2)}`;
  private renewing: NodeJS.Timeout | undefined;

  constructor(
    private readonly locks: mongo.Collection<LockDocument>,
    private readonly lockMs = LOCK_MS,
  ) {}

  /** @returns undefined on success, otherwise the holder */
  async take(): Promise<string | undefined> {
    const lock = await this.locks.findOne({ _id: LOCK_ID });
    if (lock && lock.until > new Date()) return lock.holder;
    const mine = { holder: this.holder, until: this.computeNextEnd() };
    try {
      if (!lock) await this.locks.insertOne({ _id: LOCK_ID, ...mine });
      else if (!(await this.replace({ holder: lock.holder, until: lock.until }, mine))) return lock.holder;
    } catch (error) {
      if (isDuplicate(error)) return 'another process';
      throw error;
    }
    const renew = () =>
      void this.replace({ holder: this.holder }, { until: this.computeNextEnd() }).catch(() => undefined);
    this.renewing = setInterval(renew, this.lockMs / 3).unref();
    return undefined;
  }

  async release(): Promise<void> {
    clearInterval(this.renewing);
    await this.locks.deleteOne({ _id: LOCK_ID, holder: this.holder });
  }

  private computeNextEnd(): Date {
    return new Date(Date.now() + this.lockMs);
  }

  private async replace(before: Partial<LockDocument>, after: Partial<LockDocument>): Promise<boolean> {
    const { matchedCount } = await this.locks.updateOne({ _id: LOCK_ID, ...before }, { $set: after });
    return matchedCount === 1;
  }
}
