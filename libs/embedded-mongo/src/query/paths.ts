import { getField, isDoc } from '../values/document';

/**
 * Receives a value found at a path; `undefined` stands for a missing field. `index` is the place in the outermost
 * array that was crossed on the way, which is what the positional operator `$` stands for. True ends the walk.
 */
export type Visit = (value: unknown, index: number | undefined) => boolean;

/** Splits a dotted path. */
export const splitPath = (path: string): string[] => path.split('.');

/** The number that a path component means for an array; `undefined` when it is an ordinary name. */
export function computeArrayIndex(component: string | undefined): number | undefined {
  return component !== undefined && /^(0|[1-9]\d*)$/.test(component) ? Number(component) : undefined;
}

/**
 * Walks to every value that MongoDB's matcher sees at a path, and says whether `visit` accepted one of them.
 * Arrays on the way are entered; an array at the end is visited by element and then whole (`wholeArrays`: whole only).
 * In an array a missing field counts only inside embedded documents: `{a: [1]}` has no missing `a.b`.
 */
export function isSomeValue(
  doc: unknown,
  path: readonly string[],
  visit: Visit,
  wholeArrays = false,
  at = 0,
  index?: number,
): boolean {
  let value = doc;
  for (let next = at; next < path.length;) {
    value = isDoc(value) ? getField(value, path[next]!) : undefined;
    next += 1;
    if (Array.isArray(value)) return isSomeInArray(value, path, visit, wholeArrays, next, index);
    if (value === undefined) break;
  }
  return visit(value, index);
}

function isSomeInArray(
  array: readonly unknown[],
  path: readonly string[],
  visit: Visit,
  wholeArrays: boolean,
  at: number,
  outer: number | undefined,
): boolean {
  if (at === path.length) {
    if (wholeArrays) return visit(array, outer);
    return array.some((item, i) => visit(item, outer ?? i)) || visit(array, outer);
  }
  const wanted = computeArrayIndex(path[at]);
  return array.some((item, i) => {
    const index = outer ?? i;
    if (isDoc(item) && isSomeValue(item, path, visit, wholeArrays, at, index)) return true;
    if (i !== wanted) return false;
    // An element reached by its number is taken as it is, even when it is an array.
    // The number is the query's own, so it is no match's position.
    if (at + 1 === path.length) return visit(item, outer);
    if (isDoc(item)) return isSomeValue(item, path, visit, wholeArrays, at + 1, outer);
    return Array.isArray(item) && isSomeInArray(item, path, visit, wholeArrays, at + 1, outer);
  });
}
