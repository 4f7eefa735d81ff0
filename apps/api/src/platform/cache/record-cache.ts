import { LRUCache } from 'lru-cache';
import { isDeepStrictEqual } from 'node:util';
import { countCacheRead } from './cache-metrics';

/** Records per cache, about 2 KB each at most; the ones used longest ago go first. */
const MAX_ENTRIES = 20_000;
/**
 * How old a record may be, in milliseconds, counted from the beginning of its read. This is the promise for what another
 * process changed: it needs no message to arrive, so that it holds while Redis is away.
 */
export const TTL_MS = 2_000;

interface Read<T> {
  begun: number;
  result: Promise<T | null>;
}

/** Keeps records that nearly every request needs, so that each is read from the database once in {@link TTL_MS}. */
export class RecordCache<T extends object> {
  private readonly entries = new LRUCache<string, T>({
    max: MAX_ENTRIES,
    ttl: TTL_MS,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    perf: { now: () => performance.now() },
  });
  /** Reads under way whose result may still be cached. */
  private readonly reads = new Map<string, Read<T>>();
  /** How often records that are being written here were invalidated meanwhile. */
  private readonly writes = new Map<string, number>();

  /**
   * @param name of the cache, for its metrics
   * @param read reads a record from the database; null, which is not cached, when there is none
   */
  constructor(
    private readonly name: string,
    private readonly read: (id: string) => Promise<T | null>,
  ) {}

  /** The record when it is in memory and fresh. */
  get(id: string): T | undefined {
    const record = this.entries.get(id);
    countCacheRead(this.name, record !== undefined);
    return record;
  }

  /** The record, from memory or from a read that all who ask meanwhile share; null when there is none. */
  async load(id: string): Promise<T | null> {
    const cached = this.get(id);
    if (cached) return cached;
    const begun = performance.now();
    const shared = this.reads.get(id);
    if (shared && begun - shared.begun < TTL_MS) return shared.result;

    const read: Read<T> = { begun, result: this.read(id) };
    this.reads.set(id, read);
    try {
      const record = await read.result;
      // An invalidation meanwhile took this read out: what it saw may be from before.
      return record && this.reads.get(id) === read ? this.set(id, record, begun) : record;
    } finally {
      if (this.reads.get(id) === read) this.reads.delete(id);
    }
  }

  /**
   * Runs a write that invalidates the record and returns it as it is then, and caches that: whoever writes mostly reads
   * next. It is not cached when the record is also written elsewhere meanwhile, since nobody knows which came last.
   */
  async write(id: string, write: () => Promise<T | null>): Promise<T | null> {
    if (this.writes.has(id)) return write();
    this.writes.set(id, 0);
    const begun = performance.now();
    try {
      const record = await write();
      return record && this.writes.get(id) === 1 ? this.set(id, record, begun) : record;
    } finally {
      this.writes.delete(id);
    }
  }

  /** Forgets a record; a read that began before is not cached. */
  invalidate(id: string): void {
    this.entries.delete(id);
    this.reads.delete(id);
    const count = this.writes.get(id);
    if (count !== undefined) this.writes.set(id, count + 1);
  }

  /** Forgets the records that match; it looks at all, about a millisecond for a full cache. */
  invalidateWhere(matches: (record: T) => boolean): void {
    for (const [id, record] of this.entries.entries()) if (matches(record)) this.entries.delete(id);
    // What is being read may match.
    this.reads.clear();
  }

  private set(id: string, record: T, readAt: number): T {
    const old = this.entries.get(id, { allowStale: true });
    // The same object as before, so that what was made from it is still known to be right.
    const kept = old && isDeepStrictEqual(old, record) ? old : record;
    this.entries.set(id, kept, { start: readAt });
    return kept;
  }
}
