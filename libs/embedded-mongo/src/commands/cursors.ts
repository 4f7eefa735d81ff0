import { calculateObjectSize, Long } from 'bson';
import { CommandError } from '../errors';
import { MAX_DOCUMENT_BYTES } from '../storage/collection';
import { isEqual } from '../values/compare';
import type { Doc } from '../values/document';

/** MongoDB's default for the first batch; later batches are limited by size only. */
const FIRST_BATCH = 101;
/** Ten minutes, as in MongoDB. */
const IDLE_MS = 10 * 60 * 1000;

interface Cursor {
  readonly namespace: string;
  readonly documents: Iterator<Doc>;
  readonly options: CursorOptions;
  pending: Doc | undefined;
  left: number;
  usedAt: number;
  isDropped: boolean;
}

export interface CursorOptions {
  readonly batchSize?: number | undefined;
  readonly singleBatch?: boolean;
  /** 0 means no limit. */
  readonly limit?: number | undefined;
  /** The result is complete. Otherwise one more read looks for its end, as in MongoDB. */
  readonly isWhole?: boolean;
  readonly session?: unknown;
}

export class Cursors {
  private readonly open = new Map<string, Cursor>();
  private lastId = 0;

  constructor(private readonly clock: () => Date) {}

  start(namespace: string, documents: Iterable<Doc>, options: CursorOptions): Doc {
    const cursor: Cursor = {
      namespace,
      documents: documents[Symbol.iterator](),
      options,
      pending: undefined,
      left: options.limit || Infinity,
      usedAt: this.now(),
      isDropped: false,
    };
    const { batch, hasMore } = takeBatch(cursor, options.batchSize ?? FIRST_BATCH);
    const id = hasMore && !options.singleBatch ? this.keep(cursor) : Long.ZERO;
    return { cursor: { firstBatch: batch, id, ns: namespace } };
  }

  /** Throws CursorNotFound, or QueryPlanKilled if the collection was dropped. */
  readNext(
    id: Long,
    namespace: string,
    { batchSize = Number.MAX_SAFE_INTEGER, session }: Pick<CursorOptions, 'batchSize' | 'session'> = {},
  ): Doc {
    const cursor = this.open.get(id.toString());
    if (!cursor) throw new CommandError('CursorNotFound', `cursor id ${id.toString()} not found`);
    if (cursor.namespace !== namespace) {
      throw new CommandError(
        'Unauthorized',
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    if (!isEqual(cursor.options.session, session)) {
      throw new CommandError(50738, `Cannot run getMore on cursor ${id.toString()} in another session`);
    }
    if (cursor.isDropped) {
      this.kill(id);
      throw new CommandError('QueryPlanKilled', `collection dropped: ${namespace}`);
    }
    cursor.usedAt = this.now();
    const { batch, hasMore } = takeBatch(cursor, batchSize);
    if (!hasMore) this.kill(id);
    return { cursor: { nextBatch: batch, id: hasMore ? id : Long.ZERO, ns: namespace } };
  }

  /** Every cursor fails on its next batch. */
  drop(namespace: string): void {
    for (const cursor of this.open.values()) cursor.isDropped ||= cursor.namespace === namespace;
  }

  /** False if the cursor is not open. */
  kill(id: Long): boolean {
    return this.open.delete(id.toString());
  }

  sweep(): void {
    for (const [id, { usedAt }] of this.open) {
      if (this.now() - usedAt > IDLE_MS) this.open.delete(id);
    }
  }

  private keep(cursor: Cursor): Long {
    this.lastId += 1;
    const id = Long.fromNumber(this.lastId);
    this.open.set(id.toString(), cursor);
    return id;
  }

  private now(): number {
    return this.clock().getTime();
  }
}

function advance(cursor: Cursor): Doc | undefined {
  const { done, value } = cursor.documents.next();
  return done ? undefined : value;
}

function takeBatch(cursor: Cursor, count: number): { batch: Doc[]; hasMore: boolean } {
  const batch: Doc[] = [];
  let bytes = 0;
  while (batch.length < count && cursor.left > 0) {
    const doc = cursor.pending ?? advance(cursor);
    cursor.pending = undefined;
    if (!doc) return { batch, hasMore: false };
    const size = calculateObjectSize(doc, { ignoreUndefined: false });
    if (size > MAX_DOCUMENT_BYTES) {
      throw new CommandError(
        'BSONObjectTooLarge',
        `BSONObj size: ${size} is invalid. Size must be between 0 and 16793600`,
      );
    }
    bytes += size;
    if (bytes > MAX_DOCUMENT_BYTES && batch.length > 0) {
      cursor.pending = doc;
      break;
    }
    batch.push(doc);
    cursor.left -= 1;
  }
  if (cursor.options.isWhole) cursor.pending ??= advance(cursor);
  return { batch, hasMore: cursor.left > 0 && (!cursor.options.isWhole || cursor.pending !== undefined) };
}
