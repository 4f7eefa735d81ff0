import { calculateObjectSize, Long } from 'bson';
import { CommandError } from '../errors';
import { MAX_DOCUMENT_BYTES } from '../storage/collection';
import type { Doc } from '../values/document';

/** MongoDB's default for the first batch; later batches are limited by their size alone. */
const FIRST_BATCH = 101;
/** An idle cursor is forgotten after ten minutes, as in MongoDB. */
const IDLE_MS = 10 * 60 * 1000;

interface Cursor {
  readonly namespace: string;
  readonly documents: Iterator<Doc>;
  /** The document that did not fit into the last batch. */
  pending: Doc | undefined;
  usedAt: number;
}

/** How much of a result goes into one answer. */
export interface BatchOptions {
  readonly batchSize?: number | undefined;
  readonly singleBatch?: boolean;
}

/** The open cursors: results that clients fetch batch by batch. */
export class Cursors {
  private readonly open = new Map<string, Cursor>();
  private lastId = 0;

  constructor(private readonly clock: () => Date) {}

  /** Answers with the first batch, and keeps a cursor when more is left. */
  start(namespace: string, documents: Iterable<Doc>, options: BatchOptions): Doc {
    const cursor: Cursor = {
      namespace,
      documents: documents[Symbol.iterator](),
      pending: undefined,
      usedAt: this.now(),
    };
    const firstBatch = takeBatch(cursor, options.batchSize ?? FIRST_BATCH);
    const more = !options.singleBatch && hasMore(cursor, options.batchSize === 0);
    const id = more ? this.keep(cursor) : Long.ZERO;
    return { cursor: { firstBatch, id, ns: namespace } };
  }

  /** The next batch of a cursor. Throws CursorNotFound. */
  next(id: Long, namespace: string, batchSize = Number.MAX_SAFE_INTEGER): Doc {
    const cursor = this.open.get(id.toString());
    if (!cursor) throw new CommandError('CursorNotFound', `cursor id ${id.toString()} not found`);
    if (cursor.namespace !== namespace) {
      throw new CommandError(
        'Unauthorized',
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    cursor.usedAt = this.now();
    const nextBatch = takeBatch(cursor, batchSize);
    if (hasMore(cursor, false)) return { cursor: { nextBatch, id, ns: namespace } };
    this.open.delete(id.toString());
    return { cursor: { nextBatch, id: Long.ZERO, ns: namespace } };
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

/** Reads ahead by one document to learn whether another batch follows; `lazily` assumes that it does. */
function hasMore(cursor: Cursor, lazily: boolean): boolean {
  if (lazily) return true;
  cursor.pending ??= advance(cursor);
  return cursor.pending !== undefined;
}

function advance(cursor: Cursor): Doc | undefined {
  const { done, value } = cursor.documents.next();
  return done ? undefined : value;
}

function takeBatch(cursor: Cursor, count: number): Doc[] {
  const batch: Doc[] = [];
  let bytes = 0;
  while (batch.length < count) {
    const doc = cursor.pending ?? advance(cursor);
    cursor.pending = undefined;
    if (!doc) break;
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
  }
  return batch;
}
