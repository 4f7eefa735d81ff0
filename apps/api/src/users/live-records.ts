import { LRUCache } from 'lru-cache';
import type { ChangedPart, ChangedUsers } from './changed-users';

/** People whose records are kept at most; the ones used longest ago go first. */
const KEPT = 20_000;
/** Read anew after this time whatever happens, should a process die between a change and its announcement. */
const LONGEST_KEPT_MS = 60_000;

/**
 * Keeps what nearly every request reads about a person, in step with all processes. The same object is handed out until
 * something about the person changes, so that what is made from it can be kept with it.
 */
export class LiveRecords<T extends object> {
  private readonly kept = new LRUCache<string, T>({ max: KEPT, ttl: LONGEST_KEPT_MS });
  /** Reads whose result may still be kept. */
  private readonly reading = new Map<string, Promise<T | null>>();
  /** How often a change was told of people who are being changed here. */
  private readonly told = new Map<string, number>();

  /**
   * @param part what the records are about: they are read anew when it is changed
   * @param read reads the record of a person from the database; null when there is none
   */
  constructor(
    private readonly changed: ChangedUsers,
    part: ChangedPart,
    private readonly read: (userId: string) => Promise<T | null>,
  ) {
    changed.onChange((userId, changedPart) => {
      if (changedPart === part || changedPart === 'all') this.forget(userId);
    });
  }

  /** The record if it is in memory and sure to be right, else undefined. */
  peek(userId: string): T | undefined {
    return this.changed.inStep ? this.kept.get(userId) : undefined;
  }

  async get(userId: string): Promise<T | null> {
    return this.peek(userId) ?? this.reading.get(userId) ?? this.readAndKeep(userId);
  }

  /**
   * Runs a change that tells of itself and gives the record as it is then, which is kept: whoever changes something
   * mostly reads it next. It is not kept when the person is changed elsewhere meanwhile, since nobody knows which of
   * the two came last.
   */
  async change(userId: string, change: () => Promise<T | null>): Promise<T | null> {
    if (this.told.has(userId)) return change();
    this.told.set(userId, 0);
    try {
      const record = await change();
      if (record && this.told.get(userId) === 1) this.kept.set(userId, record);
      return record;
    } finally {
      this.told.delete(userId);
    }
  }

  private readAndKeep(userId: string): Promise<T | null> {
    const reading = this.read(userId)
      .then((record) => {
        // A change that was told meanwhile took this read out: what it saw may be from before.
        if (record && this.reading.get(userId) === reading) this.kept.set(userId, record);
        return record;
      })
      .finally(() => {
        if (this.reading.get(userId) === reading) this.reading.delete(userId);
      });
    this.reading.set(userId, reading);
    return reading;
  }

  private forget(userId: string | 'everyone'): void {
    if (userId === 'everyone') {
      this.kept.clear();
      this.reading.clear();
      for (const changing of this.told.keys()) this.told.set(changing, Infinity);
    } else {
      this.kept.delete(userId);
      this.reading.delete(userId);
      const times = this.told.get(userId);
      if (times !== undefined) this.told.set(userId, times + 1);
    }
  }
}
