import { Decimal128 } from 'bson';
import { CommandError, createNotSupportedError } from '../errors';
import { compareValues } from '../values/compare';
import type { Doc } from '../values/document';
import { isDoc } from '../values/document';
import { toDouble } from '../values/numbers';
import { listKeyTuples, ParallelArraysError } from './key-tuples';
import { splitPath } from './paths';
import { checkPath } from './projection';

/** Stable, in BSON order; an array sorts by its smallest (descending: largest) element. */
export type Sorter = <T extends { doc: Doc }>(entries: readonly T[]) => T[];

const MAX_FIELDS = 32;

/** Throws BadValue for a direction other than 1 or -1. */
export function compileSort(spec: Doc): Sorter {
  if (Object.keys(spec).length > MAX_FIELDS) throw new CommandError(13103, 'too many compound keys');
  const fields = Object.entries(spec).map(([name, value]) => {
    const direction = parseDirection(value);
    checkPath(name);
    return { path: splitPath(name), direction };
  });
  const compare = (a: readonly unknown[], b: readonly unknown[]): number => {
    for (const [i, { direction }] of fields.entries()) {
      const order = compareValues(a[i], b[i]);
      if (order !== 0) return order * direction;
    }
    return 0;
  };
  const paths = fields.map(({ path }) => path);
  return (entries) =>
    entries
      .map((entry) => ({ entry, key: findSmallest(listTuples(entry.doc, paths), compare) }))
      .sort((a, b) => compare(a.key, b.key))
      .map(({ entry }) => entry);
}

function parseDirection(direction: unknown): 1 | -1 {
  if (isDoc(direction)) throw createNotSupportedError('Sorting by $meta');
  const double = toDouble(direction);
  if (double === undefined) throw new CommandError(15974, 'Illegal key in $sort specification');
  const number = direction instanceof Decimal128 ? Math.round(double) : Math.trunc(double);
  if (number !== 1 && number !== -1) {
    throw new CommandError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  }
  return number;
}

function listTuples(doc: Doc, paths: readonly (readonly string[])[]): unknown[][] {
  try {
    return listKeyTuples(doc, paths);
  } catch (error) {
    if (!(error instanceof ParallelArraysError)) throw error;
    throw new CommandError('BadValue', 'cannot sort with keys that are parallel arrays');
  }
}

function findSmallest(
  tuples: readonly unknown[][],
  compare: (a: readonly unknown[], b: readonly unknown[]) => number,
): readonly unknown[] {
  return tuples.reduce((best, tuple) => (compare(tuple, best) < 0 ? tuple : best));
}
