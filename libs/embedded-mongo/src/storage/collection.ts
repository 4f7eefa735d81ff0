import { checkDeadline } from '../deadline';
import { CommandError } from '../errors';
import type { Doc } from '../values/document';
import { decode, encode, isDoc } from '../values/document';
import { encodeKey, shortenKey, MAX_PLAIN_KEY } from '../values/index-key';
import { formatShellText } from '../values/shell-text';
import type { CollectionInfo } from './collection-catalog';
import type { Index, IndexEntry } from './index-definition';
import type { Store } from './store';
import { computePrefixEnd, encodeUint32 } from './store';

/** Numbers grow in insertion order. */
export interface Stored {
  readonly id: number;
  readonly doc: Doc;
}

/** MongoDB's limit on one document. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

const ID_BYTES = 6;
/** Each step is one synchronous read, so a scan never holds a snapshot open. */
const SCAN_STEP = 256;

/** Writing methods run only inside `Store.write`. */
export class Collection {
  private readonly prefix: Buffer;

  constructor(
    private readonly store: Store,
    readonly info: CollectionInfo,
  ) {
    this.prefix = encodeUint32(info.id);
  }

  /** Throws E11000, or 10334 beyond 16 MB. */
  insert(doc: Doc): void {
    const bytes = encodeWithin(doc, 10334, 'object to insert too large');
    const id = this.findLastId() + 1;
    this.moveEntries(id, undefined, doc);
    this.store.records.putSync(this.recordKey(id), bytes);
  }

  /** False if nothing changes. Throws E11000, or 17419 beyond 16 MB. */
  replace(old: Stored, doc: Doc): boolean {
    const bytes = encodeWithin(doc, 17419, 'Resulting document after update is larger than 16777216');
    if (bytes.equals(encode(old.doc))) return false;
    this.moveEntries(old.id, old.doc, doc);
    this.store.records.putSync(this.recordKey(old.id), bytes);
    return true;
  }

  remove({ id, doc }: Stored): void {
    this.moveEntries(id, doc, undefined);
    this.store.records.removeSync(this.recordKey(id));
  }

  /** In insertion order; a paused reader sees later writes. */
  *scan(): Generator<Stored> {
    const end = computePrefixEnd(this.prefix);
    let start = this.prefix;
    for (;;) {
      const { writes } = this.store;
      const step = [...this.store.records.getRange({ start, end, limit: SCAN_STEP })];
      let id = 0;
      for (const { key, value } of step) {
        id = key.readUIntBE(4, ID_BYTES);
        yield { id, doc: decode(value) };
        if (this.store.writes !== writes) break;
      }
      if (step.length < SCAN_STEP && this.store.writes === writes) return;
      start = this.recordKey(id + 1);
    }
  }

  *fetch(ids: readonly number[]): Generator<Stored> {
    for (const id of ids) {
      const bytes = this.store.records.get(this.recordKey(id));
      if (bytes) yield { id, doc: decode(bytes) };
    }
  }

  /**
   * Document numbers by leading index values; `undefined` if the values are too long for the index to
   * distinguish.
   */
  lookup(index: Index, values: readonly unknown[]): number[] | undefined {
    const encoded = encodeKey(values);
    const whole = values.length === index.fields.length;
    if (!whole && encoded.length > MAX_PLAIN_KEY) return undefined;
    const start = Buffer.concat([encodeUint32(index.id), shortenKey(encoded)]);
    if (whole && index.unique) {
      const id = this.store.entries.get(start);
      return id ? [id.readUIntBE(0, ID_BYTES)] : [];
    }
    return this.listEntryIds(index, start, computePrefixEnd(start));
  }

  /** Both bounds are of one type and included. */
  lookupRange(index: Index, from: unknown, to: unknown): number[] {
    const prefix = encodeUint32(index.id);
    const start = Buffer.concat([prefix, encodeKey([from])]);
    return this.listEntryIds(index, start, computePrefixEnd(Buffer.concat([prefix, encodeKey([to])])));
  }

  private listEntryIds(index: Index, start: Buffer, end: Buffer): number[] {
    const entries = this.store.entries.getRange({ start, end });
    return [...entries].map(({ key, value }) =>
      index.unique ? value.readUIntBE(0, ID_BYTES) : key.readUIntBE(key.length - ID_BYTES, ID_BYTES),
    );
  }

  /** Throws E11000 if existing documents break its uniqueness. */
  fillIndex(index: Index): void {
    for (const { id, doc } of this.scan()) {
      checkDeadline();
      this.apply([planMove(index, undefined, doc)], id);
    }
  }

  clearIndex(index: Index): void {
    const start = encodeUint32(index.id);
    for (const key of [...this.store.entries.getKeys({ start, end: computePrefixEnd(start) })]) {
      this.store.entries.removeSync(key);
    }
  }

  clear(): void {
    for (const key of [
      ...this.store.records.getKeys({ start: this.prefix, end: computePrefixEnd(this.prefix) }),
    ]) {
      this.store.records.removeSync(key);
    }
    this.info.indexes.forEach((index) => this.clearIndex(index));
  }

  private findLastId(): number {
    const before = { start: computePrefixEnd(this.prefix), end: this.prefix, reverse: true, limit: 1 };
    const [last] = [...this.store.records.getKeys(before)];
    return last ? last.readUIntBE(4, ID_BYTES) : 0;
  }

  private moveEntries(id: number, from: Doc | undefined, to: Doc | undefined): void {
    this.apply(
      this.info.indexes.map((index) => planMove(index, from, to)),
      id,
    );
  }

  private apply(moves: readonly Move[], id: number): void {
    for (const { index, added } of moves) {
      if (index.unique) added.forEach((entry) => this.checkFree(index, entry, id));
    }
    for (const { index, removed, added } of moves) {
      removed.forEach((entry) => this.store.entries.removeSync(createEntryKey(index, entry, id)));
      const value = index.unique ? encodeIdBytes(id) : Buffer.alloc(0);
      added.forEach((entry) => this.store.entries.putSync(createEntryKey(index, entry, id), value));
    }
  }

  private checkFree(index: Index, entry: IndexEntry, id: number): void {
    const holder = this.store.entries.get(createEntryKey(index, entry, id));
    if (holder && holder.readUIntBE(0, ID_BYTES) !== id) throw this.duplicateKey(index, entry);
  }

  private duplicateKey(index: Index, entry: IndexEntry): CommandError {
    const keyValue = Object.fromEntries(index.fields.map((field, i) => [field, entry.values[i] ?? null]));
    return new CommandError(
      'DuplicateKey',
      `E11000 duplicate key error collection: ${this.info.namespace} index: ${index.name} dup key: ${formatShellText(keyValue)}`,
      { keyPattern: index.definition['key'], keyValue },
    );
  }

  private recordKey(id: number): Buffer {
    return Buffer.concat([this.prefix, encodeIdBytes(id)]);
  }
}

interface Move {
  readonly index: Index;
  readonly removed: readonly IndexEntry[];
  readonly added: readonly IndexEntry[];
}

function planMove(index: Index, from: Doc | undefined, to: Doc | undefined): Move {
  const old = from ? index.collectEntries(from) : new Map<string, IndexEntry>();
  const fresh = to ? index.collectEntries(to) : new Map<string, IndexEntry>();
  return {
    index,
    removed: [...old].filter(([text]) => !fresh.has(text)).map(([, entry]) => entry),
    added: [...fresh].filter(([text]) => !old.has(text)).map(([, entry]) => entry),
  };
}

/** MongoDB's nesting limit of a stored document, itself included. */
const MAX_DEPTH = 180;
/** Smallest encoding of a nested document, in bytes: type, empty name, length, end. */
const LEVEL_BYTES = 7;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || (!Array.isArray(value) && !isDoc(value))) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isDeeper(item, levels - 1));
  for (const name in value) if (isDeeper(value[name], levels - 1)) return true;
  return false;
}

function encodeWithin(doc: Doc, code: number, message: string): Buffer {
  const bytes = encode(doc);
  if (bytes.length >= MAX_DEPTH * LEVEL_BYTES && isDeeper(doc, MAX_DEPTH)) {
    throw new CommandError('Overflow', `document exceeds ${MAX_DEPTH} levels of nesting`);
  }
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new CommandError(code, `${message}: ${bytes.length} bytes, the limit is ${MAX_DOCUMENT_BYTES}`);
  }
  return bytes;
}

function encodeIdBytes(id: number): Buffer {
  const bytes = Buffer.alloc(ID_BYTES);
  bytes.writeUIntBE(id, 0, ID_BYTES);
  return bytes;
}

function createEntryKey(index: Index, entry: IndexEntry, id: number): Buffer {
  const parts = [encodeUint32(index.id), entry.key];
  return Buffer.concat(index.unique ? parts : [...parts, encodeIdBytes(id)]);
}
