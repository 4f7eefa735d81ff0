import { DBRef, deserialize, serialize } from 'bson';
import { createNotSupported } from '../errors';

/** A decoded BSON document. Numbers keep their BSON class (Int32, Double, Long, Decimal128), so that types survive. */
export type Doc = Record<string, unknown>;

/** Decodes one BSON document without promoting its values; throws a BSONError when the bytes are not BSON. */
export function decode(bytes: Uint8Array): Doc {
  const doc = deserialize(bytes, { promoteValues: false, bsonRegExp: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('$ref\0')
    ? (removeDbRefs(doc) as Doc)
    : doc;
}

/** A DBRef is an ordinary document in MongoDB, and a class of bson's. */
function removeDbRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeDbRefs);
  if (value instanceof DBRef) {
    const { collection, oid, db, fields } = value;
    return { $ref: collection, $id: oid, ...(db ? { $db: db } : {}), ...(removeDbRefs(fields) as Doc) };
  }
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const name of Object.keys(value)) setField(copy, name, removeDbRefs(value[name]));
  return copy;
}

/** Encodes a document; plain integers within 32 bits become Int32, other plain numbers Double, `undefined` null. */
export function encode(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: false });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** True for an embedded document, false for arrays, dates and BSON classes such as ObjectId. */
export function isDoc(value: unknown): value is Doc {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The own field of a document; `undefined` when missing. Never reads the prototype, unlike `doc[name]`. */
export function getField(doc: Doc, name: string): unknown {
  return Object.hasOwn(doc, name) ? doc[name] : undefined;
}

/** Sets an own field, also one called `__proto__`. */
export function setField(doc: Doc, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(doc, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    doc[name] = value;
  }
}

/** Sets a field behind the others. Throws NotImplemented for a number that a JavaScript object would put in front. */
export function addField(doc: Doc, name: string, value: unknown): void {
  if (/^\d/.test(name) && !Object.hasOwn(doc, name)) {
    const last = Object.keys(doc).at(-1);
    setField(doc, name, value);
    if (last !== undefined && Object.keys(doc).at(-1) !== name) {
      throw createNotSupported(`The field '${name}' behind others`);
    }
  } else setField(doc, name, value);
}

/** Whether a name starts with a `$` and is none of those that a reference to another document has. */
export const isDollarName = (name: string): boolean => /^\$(?!(ref|id|db)$)/.test(name);

/** A copy whose documents and arrays are new; the values inside are immutable by convention and shared. */
export function cloneTree<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneTree) as T;
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const name of Object.keys(value)) setField(copy, name, cloneTree(value[name]));
  return copy as T;
}

/** The BSON class name of a value that bson represents by a class, else `undefined`. */
export function findBsonClass(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && '_bsontype' in value
    ? String(value._bsontype)
    : undefined;
}
