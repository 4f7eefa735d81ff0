import { CommandError } from '../errors';
import type { Doc } from '../values/document';
import { decode, encode } from '../values/document';
import { toInteger } from '../values/numbers';
import { Index } from './index-definition';
import type { Store } from './store';
import { computePrefixEnd } from './store';

export interface CollectionInfo {
  readonly namespace: string;
  readonly id: number;
  readonly indexes: readonly Index[];
}

/** Counter of collections and indexes; no namespace starts with a zero byte. */
const NEXT_ID = '\0next-id';
const MAX_NAMESPACE_BYTES = 255;

/** Caches entries only while the stored bytes are unchanged, so that a rollback leaves no trace. */
export class CollectionCatalog {
  private readonly compiled = new Map<string, { bytes: Buffer; info: CollectionInfo }>();

  constructor(private readonly store: Store) {}

  find(namespace: string): CollectionInfo | undefined {
    if (Buffer.byteLength(namespace) > MAX_NAMESPACE_BYTES) return undefined;
    const bytes = this.store.catalog.get(Buffer.from(namespace));
    if (!bytes) return undefined;
    const known = this.compiled.get(namespace);
    if (known?.bytes.equals(bytes)) return known.info;
    const info = parse(namespace, decode(bytes));
    this.compiled.set(namespace, { bytes, info });
    return info;
  }

  /** Creates it with its `_id_` index; only inside a write. */
  findOrCreate(namespace: string): CollectionInfo {
    const found = this.find(namespace);
    if (found) return found;
    checkNamespace(namespace);
    const definition = { v: 2, key: { _id: 1 }, name: '_id_' };
    const id = this.createId();
    return this.save({ namespace, id, indexes: [new Index(this.createId(), definition)] });
  }

  /** Only inside a write. */
  save(info: CollectionInfo): CollectionInfo {
    const indexes = info.indexes.map(({ id, definition }) => ({ id, definition }));
    this.store.catalog.putSync(Buffer.from(info.namespace), encode({ id: info.id, indexes }));
    return info;
  }

  remove(namespace: string): void {
    this.store.catalog.removeSync(Buffer.from(namespace));
    this.compiled.delete(namespace);
  }

  /** A number never used before; only inside a write. */
  createId(): number {
    const id = (toInteger(this.store.readMeta(NEXT_ID)?.['value']) ?? 0) + 1;
    this.store.writeMeta(NEXT_ID, { value: id });
    return id;
  }

  list(database?: string): CollectionInfo[] {
    const prefix = Buffer.from(database === undefined ? '' : `${database}.`);
    const range = prefix.length > 0 ? { start: prefix, end: computePrefixEnd(prefix) } : {};
    return [...this.store.catalog.getKeys(range)]
      .map((key) => key.toString())
      .filter((namespace) => !namespace.startsWith('\0'))
      .flatMap((namespace) => this.find(namespace) ?? []);
  }
}

function parse(namespace: string, stored: Doc): CollectionInfo {
  const indexes = (stored['indexes'] as Doc[]).map(
    ({ id, definition }) => new Index(toInteger(id)!, definition as Doc),
  );
  return { namespace, id: toInteger(stored['id'])!, indexes };
}

function checkNamespace(namespace: string): void {
  const collection = namespace.slice(namespace.indexOf('.') + 1);
  if (
    collection === '' ||
    collection.startsWith('.') ||
    collection.startsWith('system.') ||
    collection.includes('$') ||
    namespace.includes('\0')
  ) {
    throw new CommandError('InvalidNamespace', `Invalid collection name: ${collection}`);
  }
  if (Buffer.byteLength(namespace) > MAX_NAMESPACE_BYTES) {
    throw new CommandError('InvalidNamespace', `Fully qualified namespace is too long: ${namespace}`);
  }
}
