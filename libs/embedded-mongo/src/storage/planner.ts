import { isRegex } from '../query/regex';
import { isOperatorDoc } from '../query/operators';
import { splitPath } from '../query/paths';
import type { Doc } from '../values/document';
import { getField, isDoc } from '../values/document';
import { BEGINNING_OF_TIME, END_OF_TIME } from '../values/moments';
import type { Collection, Stored } from './collection';
import type { Index } from './index-definition';

/** Key look-ups above which a scan is better. */
const MAX_LOOKUPS = 1000;

/**
 * In insertion order; uses an index if the filter fixes its first fields or bounds its first date. The caller
 * must test each document.
 */
export function listCandidates(collection: Collection, filter: Doc): Iterable<Stored> {
  const wanted = listEqualities(filter);
  const ids =
    (wanted.size > 0 ? findBestLookup(collection, wanted) : undefined) ?? lookupMoments(collection, filter);
  return ids ? collection.fetch(ids) : collection.scan();
}

function listEqualities(
  filter: Doc,
  found = new Map<string, readonly unknown[]>(),
): Map<string, readonly unknown[]> {
  for (const [name, operand] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(operand)) {
      operand.filter(isDoc).forEach((clause) => listEqualities(clause, found));
    } else if (!name.startsWith('$')) {
      const values = listDemandedValues(operand);
      if (values && !found.has(name)) found.set(name, values);
    }
  }
  return found;
}

function listDemandedValues(operand: unknown): readonly unknown[] | undefined {
  if (!isOperatorDoc(operand)) return isLookupValue(operand) ? [operand] : undefined;
  if (Object.hasOwn(operand, '$eq')) return isLookupValue(operand['$eq']) ? [operand['$eq']] : undefined;
  const list = operand['$in'];
  return Array.isArray(list) && list.every(isLookupValue) ? list : undefined;
}

/**
 * An array also equals an element, and a regular expression many values, so a single key does not find them.
 */
const isLookupValue = (value: unknown): boolean =>
  !Array.isArray(value) && !isRegex(value) && value !== undefined;

function findBestLookup(
  collection: Collection,
  wanted: ReadonlyMap<string, readonly unknown[]>,
): readonly number[] | undefined {
  const usable = collection.info.indexes
    .map((index) => ({ index, keys: listLookupKeys(index, wanted) }))
    .filter((plan) => plan.keys.length > 0)
    .sort((a, b) => rank(b) - rank(a));
  for (const { index, keys } of usable) {
    const found = keys.map((key) => collection.lookup(index, key));
    if (found.every((ids) => ids !== undefined)) return sortInOrder(found.flat());
  }
  return undefined;
}

/** Date ranges; fields that expire usually have an index. */
function lookupMoments(collection: Collection, filter: Doc): readonly number[] | undefined {
  for (const index of collection.info.indexes) {
    const field = index.fields[0]!;
    const range = index.partial || hasPosition(field) ? undefined : findDateRange(getField(filter, field));
    if (range) return sortInOrder(collection.lookupRange(index, ...range));
  }
  return undefined;
}

/** Only one end of a range, since different array elements may satisfy each end. */
function findDateRange(operand: unknown): [from: Date, to: Date] | undefined {
  if (!isOperatorDoc(operand)) return undefined;
  const from = operand['$gte'] ?? operand['$gt'];
  if (from instanceof Date) return [from, END_OF_TIME];
  const to = operand['$lte'] ?? operand['$lt'];
  return to instanceof Date ? [BEGINNING_OF_TIME, to] : undefined;
}

function sortInOrder(ids: readonly number[]): readonly number[] {
  return ids.length > 1 ? [...new Set(ids)].sort((a, b) => a - b) : ids;
}

function rank({ index, keys }: { index: Index; keys: readonly unknown[][] }): number {
  const length = keys[0]!.length;
  return (index.unique && length === index.fields.length ? 1000 : 0) + length;
}

/**
 * Paths with a common prefix may cross one array and match different elements, but an index entry holds one
 * element's values.
 */
function listLookupKeys(index: Index, wanted: ReadonlyMap<string, readonly unknown[]>): unknown[][] {
  if (!doesCover(index, wanted)) return [];
  let keys: unknown[][] = [[]];
  const beginnings = new Set<string>();
  for (const field of index.fields) {
    const values = wanted.get(field);
    const [beginning = ''] = splitPath(field);
    if (!values || hasPosition(field) || beginnings.has(beginning)) break;
    beginnings.add(beginning);
    if (keys.length * values.length > MAX_LOOKUPS) break;
    keys = keys.flatMap((key) => values.map((value) => [...key, value]));
  }
  return keys[0]?.length ? keys : [];
}

const hasPosition = (path: string): boolean => /\.\d+(\.|$)/.test(path);

/** Sparse and partial indexes may omit documents that match. */
function doesCover(index: Index, wanted: ReadonlyMap<string, readonly unknown[]>): boolean {
  if (index.sparse) {
    return index.fields.some((field) => wanted.get(field)?.every((value) => value !== null));
  }
  if (!index.partial) return true;
  const implied: Doc = {};
  for (const field of index.partialFields) {
    const values = wanted.get(field);
    if (values?.length !== 1 || values[0] === null || field.includes('.')) return false;
    implied[field] = values[0];
  }
  return index.partial(implied);
}
