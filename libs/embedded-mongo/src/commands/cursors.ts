import { calculateObjectSize, Long } from 'bson';
import { CommandError } from '../errors';
import { MAX_DOCUMENT_BYTES } from '../storage/collection';
import { isEqual } from '../values/compare';
import type { Doc } from '../values/document';

/** MongoDB's default for the first batch; later batches are limited by their size alone. */
const FIRST_BATCH = 101;
/** An idle cursor is forgotten after ten minutes, as in MongoDB. */
const IDLE_MS = 10 * 60 * 1000;

interface Cursor {
  readonly namespace: string;
  readonly documents: Iterator<Doc>;
  readonly options: CursorOptions;
  /** The document that did not fit into the last batch. */
  pending: Doc | undefined;
  /** How many documents the cursor still gives at most. */
  left: number;
  usedAt: number;
  isDropped: boolean;
}

/** How a result is read. */
export interface CursorOptions {
  /** How much of it goes into the first answer. */
  readonly batchSize?: number | undefined;
  readonly singleBatch?: boolean;
  /** How many documents there are at most; 0 stands for any number. */
  readonly limit?: number | undefined;
  /** The result is known as a whole. Others are read on to learn that they have ended, as in MongoDB. */
  readonly isWhole?: boolean;
  /** The session that the cursor belongs to. */
  readonly session?: unknown;
}

/** The open cursors: results that clients fetch batch by batch. */
export class Cursors {
  private readonly open = new Map<string, Cursor>();
  private lastId = 0;

  constructor(private readonly clock: () => Date) {}

  /** Answers with the first batch, and keeps a cursor when more is left. */
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

  /** The next batch of a cursor. Throws CursorNotFound, and QueryPlanKilled when its collection was dropped. */
  next(
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

  /** Ends the cursors of a collection that is dropped, each at its next batch. */
  drop(namespace: string): void {
    for (const cursor of this.open.values()) cursor.isDropped ||= cursor.namespace === namespace;
  }

  /** Forgets a cursor; false when it is not open. */
  kill(id: Long): boolean {
    return this.open.delete(id.toString());
  }

  /** Forgets the cursors that nobody has read for ten minutes. */
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

/** Takes up to `count` documents, within the size of one answer. */
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
