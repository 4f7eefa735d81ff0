import { getField, isDoc } from '../values/document';

/**
 * `undefined` stands for a missing field. `index` is the position in the outermost crossed array, for the
 * positional `$`. Return true to stop.
 */
export type Visit = (value: unknown, index: number | undefined) => boolean;

export const splitPath = (path: string): string[] => path.split('.');

/** `undefined` for an ordinary name. */
export function parseArrayIndex(component: string | undefined): number | undefined {
  return component !== undefined && /^(0|[1-9]\d*)$/.test(component) ? Number(component) : undefined;
}

/**
 * Enters arrays on the way; visits a final array by element, then whole. In arrays a missing field counts only
 * inside documents: `{a: [1]}` has no missing `a.b`.
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
  const wanted = parseArrayIndex(path[at]);
  return array.some((item, i) => {
    const index = outer ?? i;
    if (isDoc(item) && isSomeValue(item, path, visit, wholeArrays, at, index)) return true;
    if (i !== wanted) return false;
    // An element addressed by its number is not entered. The number comes from the query, so it is not the match's
    // position.
    if (at + 1 === path.length) return visit(item, outer);
    if (isDoc(item)) return isSomeValue(item, path, visit, wholeArrays, at + 1, outer);
    return Array.isArray(item) && isSomeInArray(item, path, visit, wholeArrays, at + 1, outer);
  });
}
