import { LRUCache } from 'lru-cache';
import { isDeepStrictEqual } from 'node:util';
import { countCacheRead } from './cache-metrics';

/** Per cache, about 2 KB each at most. */
const MAX_ENTRIES = 20_000;
/** Milliseconds since the start of the read. Bounds staleness even without Redis. */
export const TTL_MS = 2_000;

interface Read<T> {
  startedAt: number;
  result: Promise<T | null>;
}

export class RecordCache<T extends object> {
  private readonly entries = new LRUCache<string, T>({
    max: MAX_ENTRIES,
    ttl: TTL_MS,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    perf: { now: () => performance.now() },
  });
  /** Reads whose result may still be cached. */
  private readonly reads = new Map<string, Read<T>>();
  /** Invalidations during the writes of this process. */
  private readonly writes = new Map<string, number>();

  constructor(
    private readonly name: string,
    private readonly read: (id: string) => Promise<T | null>,
  ) {}

  get(id: string): T | undefined {
    const record = this.entries.get(id);
    countCacheRead(this.name, record !== undefined);
    return record;
  }

  /** Concurrent callers share one read. */
  async load(id: string): Promise<T | null> {
    const cached = this.get(id);
    if (cached) return cached;
    const startedAt = performance.now();
    const shared = this.reads.get(id);
    if (shared && startedAt - shared.startedAt < TTL_MS) return shared.result;

    const read: Read<T> = { startedAt, result: this.read(id) };
    this.reads.set(id, read);
    try {
      const record = await read.result;
      // An invalidation removed this read: its result may be stale.
      return record && this.reads.get(id) === read ? this.set(id, record, startedAt) : record;
    } finally {
      if (this.reads.get(id) === read) this.reads.delete(id);
    }
  }

  /** The writer usually reads the record next; not after a concurrent write, whose order is unknown. */
  async write(id: string, write: () => Promise<T | null>): Promise<T | null> {
    if (this.writes.has(id)) return write();
    this.writes.set(id, 0);
    const startedAt = performance.now();
    try {
      const record = await write();
      return record && this.writes.get(id) === 1 ? this.set(id, record, startedAt) : record;
    } finally {
      this.writes.delete(id);
    }
  }

  /** Pending reads are then not cached. */
  invalidate(id: string): void {
    this.entries.delete(id);
    this.reads.delete(id);
    const count = this.writes.get(id);
    if (count !== undefined) this.writes.set(id, count + 1);
  }

  /** Scans all records: about a millisecond for a full cache. */
  invalidateWhere(matches: (record: T) => boolean): void {
    for (const [id, record] of this.entries.entries()) if (matches(record)) this.entries.delete(id);
    // A record that is being read may match, too.
    this.reads.clear();
  }

  private set(id: string, record: T, readAt: number): T {
    const old = this.entries.get(id, { allowStale: true });
    // Keeps the same object, so that values derived from it stay valid.
    const kept = old && isDeepStrictEqual(old, record) ? old : record;
    this.entries.set(id, kept, { start: readAt });
    return kept;
  }
}
