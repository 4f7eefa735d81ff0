import type { mongo } from 'mongoose';
import { hostname } from 'node:os';
import { isDuplicate } from '../database-errors';
import { MigrationBusyError } from './migration.errors';

/** The lease stands in the collection of the states, where no migration has this name. */
export const LEASE_ID = 'lease';

export interface LeaseDocument {
  _id: typeof LEASE_ID;
  /** `host pid`; null when nobody holds it. */
  holder: string | null;
  /** Fences: raised whenever the holder changes, so that a former one can be told. */
  token: number;
  /** Raised by its holder as long as that lives. */
  beat: number;
}

/**
 * Lets one process at a time migrate. Whoever wants the lease watches it: when neither token nor beat has changed for
 * its duration, by the watcher's own clock, the holder is dead, and of all who see that one gets it. No clock is compared
 * with another one.
 */
export class MigrationLease {
  private held: number | undefined;
  private beating: NodeJS.Timeout | undefined;
  private seen: { token: number; beat: number; since: number } | undefined;

  constructor(
    private readonly leases: mongo.Collection<LeaseDocument>,
    /** Milliseconds of silence after which a holder counts as dead. */
    private readonly durationMs: number,
  ) {}

  /** The fencing token; undefined when this process does not hold the lease. */
  get token(): number | undefined {
    return this.held;
  }

  /** Tries once. @returns undefined when this process has it now, otherwise who holds it */
  async take(): Promise<string | undefined> {
    const lease = await this.leases.findOne({ _id: LEASE_ID });
    if (!lease) return (await this.create()) ? this.begin(1) : 'unknown';
    const { holder, token, beat } = lease;
    if (holder !== null && !this.isSilent(lease)) return holder;
    const { matchedCount } = await this.leases.updateOne(
      { _id: LEASE_ID, token, beat },
      { $set: { holder: ownName(), beat: 0 }, $inc: { token: 1 } },
    );
    return matchedCount === 1 ? this.begin(token + 1) : (holder ?? 'unknown');
  }

  /** Says that its holder lives. @throws MigrationBusyError when another process has taken the lease over */
  async renew(): Promise<void> {
    const { matchedCount } = await this.leases.updateOne(
      { _id: LEASE_ID, token: this.held ?? 0 },
      { $inc: { beat: 1 } },
    );
    if (matchedCount === 0) throw MigrationBusyError.takenOver();
  }

  async release(): Promise<void> {
    clearInterval(this.beating);
    if (this.held === undefined) return;
    await this.leases.updateOne({ _id: LEASE_ID, token: this.held }, { $set: { holder: null } });
    this.held = undefined;
  }

  private async create(): Promise<boolean> {
    try {
      await this.leases.insertOne({ _id: LEASE_ID, holder: ownName(), token: 1, beat: 0 });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  private isSilent({ token, beat }: LeaseDocument): boolean {
    const now = performance.now();
    if (this.seen?.token !== token || this.seen.beat !== beat) this.seen = { token, beat, since: now };
    return now - this.seen.since >= this.durationMs;
  }

  private begin(token: number): undefined {
    this.held = token;
    // One write may take longer than the lease lasts. A beat that fails is noticed before the next batch.
    const beat = () => void this.renew().catch(() => undefined);
    this.beating = setInterval(beat, this.durationMs / 3).unref();
  }
}

function ownName(): string {
  return `${hostname()} ${process.pid}`;
}
