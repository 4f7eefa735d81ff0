import { createNotSupported } from '../errors';
import { isSomeValue } from './paths';

/** Where a match was found; read by the positional operator. */
export interface MatchDetails {
  arrayIndex?: number;
  /** Two conditions matched at different places: which of them MongoDB would take depends on its planner. */
  ambiguous?: boolean;
  /** A branch of `$or` matched, of which MongoDB may or may not make one condition. */
  perhaps?: boolean;
}

/** The place of the match. Throws NotImplemented when it is not certain which one MongoDB would take. */
export function computeMatchedIndex({ arrayIndex, ambiguous, perhaps }: MatchDetails): number | undefined {
  if (ambiguous || (perhaps && arrayIndex === undefined))
    throw createNotSupported('The positional operator after conditions that do not name one element');
  return arrayIndex;
}

function note(details: MatchDetails | undefined, index: number | undefined): void {
  if (!details || index === undefined) return;
  if (details.arrayIndex !== undefined && details.arrayIndex !== index) details.ambiguous = true;
  details.arrayIndex = index;
}

/** A test on one field: as seen from a document along a path, and on a single array element (`$elemMatch`). */
export interface Condition {
  onPath(doc: unknown, path: readonly string[], details?: MatchDetails): boolean;
  onElement(value: unknown): boolean;
}

/** True when any value at the path passes; `wholeArrays` hands over an array at the end of the path unopened. */
export function createAnyValue(test: (value: unknown) => boolean, wholeArrays = false): Condition {
  return {
    onPath: (doc, path, details) =>
      isSomeValue(
        doc,
        path,
        (value, index) => {
          if (!test(value)) return false;
          note(details, index);
          return true;
        },
        wholeArrays,
      ),
    onElement: test,
  };
}

/** True when the array at the path has an element that passes; that element is the match's position. */
export function createAnyElement(test: (element: unknown) => boolean): Condition {
  const find = (value: unknown): number => (Array.isArray(value) ? value.findIndex(test) : -1);
  return {
    onPath: (doc, path, details) =>
      isSomeValue(
        doc,
        path,
        (value, index) => {
          const found = find(value);
          if (found < 0) return false;
          note(details, index ?? found);
          return true;
        },
        true,
      ),
    onElement: (value) => find(value) >= 0,
  };
}

/** The opposite of a condition: no value at the path passes. */
export function createNot(condition: Condition): Condition {
  return {
    onPath: (doc, path) => !condition.onPath(doc, path),
    onElement: (value) => !condition.onElement(value),
  };
}

/** Every condition holds, each perhaps through another array element. */
export function createEvery(conditions: readonly Condition[]): Condition {
  if (conditions.length === 1) return conditions[0]!;
  return {
    onPath: (doc, path, details) => conditions.every((condition) => condition.onPath(doc, path, details)),
    onElement: (value) => conditions.every((condition) => condition.onElement(value)),
  };
}
