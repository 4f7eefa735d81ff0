import { DBRef, deserialize, serialize } from 'bson';
import { createNotSupportedError } from '../errors';

/** Numbers keep their BSON class (Int32, Double, Long, Decimal128), so that types survive. */
export type Doc = Record<string, unknown>;

/** Does not promote values. Throws BSONError if the bytes are not BSON. */
export function decode(bytes: Uint8Array): Doc {
  const doc = deserialize(bytes, { promoteValues: false, bsonRegExp: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('$ref\0')
    ? (removeDbRefs(doc) as Doc)
    : doc;
}

/** A DBRef is an ordinary document in MongoDB but a class in bson. */
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

/** Plain integers within 32 bits become Int32, other plain numbers Double, `undefined` null. */
export function encode(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: false });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** False for arrays, dates and BSON classes such as ObjectId. */
export function isDoc(value: unknown): value is Doc {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** `undefined` if missing. Never reads the prototype, unlike `doc[name]`. */
export function getField(doc: Doc, name: string): unknown {
  return Object.hasOwn(doc, name) ? doc[name] : undefined;
}

/** Safe for `__proto__`. */
export function setField(doc: Doc, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(doc, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    doc[name] = value;
  }
}

/** Throws NotImplemented for a number, which a JavaScript object would put first. */
export function addField(doc: Doc, name: string, value: unknown): void {
  if (/^\d/.test(name) && !Object.hasOwn(doc, name)) {
    const last = Object.keys(doc).at(-1);
    setField(doc, name, value);
    if (last !== undefined && Object.keys(doc).at(-1) !== name) {
      throw createNotSupportedError(`The field '${name}' behind others`);
    }
  } else setField(doc, name, value);
}

/** Excludes `$ref`, `$id` and `$db`, which references use. */
export const isDollarName = (name: string): boolean => /^\$(?!(ref|id|db)$)/.test(name);

/** Documents and arrays are new; leaf values are shared and must not change. */
export function cloneTree<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneTree) as T;
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const name of Object.keys(value)) setField(copy, name, cloneTree(value[name]));
  return copy as T;
}

export function findBsonClass(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && '_bsontype' in value
    ? String(value._bsontype)
    : undefined;
}
