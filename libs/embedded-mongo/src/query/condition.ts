import { createNotSupportedError } from '../errors';
import { isSomeValue } from './paths';

export interface MatchDetails {
  arrayIndex?: number;
  /** Two conditions matched at different places; MongoDB's choice depends on its planner. */
  ambiguous?: boolean;
  /** A branch of `$or` matched; MongoDB may merge branches into one condition. */
  perhaps?: boolean;
}

/** Throws NotImplemented if it is uncertain which position MongoDB would choose. */
export function getMatchedIndex({ arrayIndex, ambiguous, perhaps }: MatchDetails): number | undefined {
  if (ambiguous || (perhaps && arrayIndex === undefined))
    throw createNotSupportedError('The positional operator after conditions that do not name one element');
  return arrayIndex;
}

function note(details: MatchDetails | undefined, index: number | undefined): void {
  if (!details || index === undefined) return;
  if (details.arrayIndex !== undefined && details.arrayIndex !== index) details.ambiguous = true;
  details.arrayIndex = index;
}

export interface Condition {
  onPath(doc: unknown, path: readonly string[], details?: MatchDetails): boolean;
  onElement(value: unknown): boolean;
}

/** `wholeArrays` tests a final array as a whole. */
export function createAnyValueCondition(test: (value: unknown) => boolean, wholeArrays = false): Condition {
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

/** The matching element is the match's position. */
export function createAnyElementCondition(test: (element: unknown) => boolean): Condition {
  const findElementIndex = (value: unknown): number => (Array.isArray(value) ? value.findIndex(test) : -1);
  return {
    onPath: (doc, path, details) =>
      isSomeValue(
        doc,
        path,
        (value, index) => {
          const found = findElementIndex(value);
          if (found < 0) return false;
          note(details, index ?? found);
          return true;
        },
        true,
      ),
    onElement: (value) => findElementIndex(value) >= 0,
  };
}

export function createNotCondition(condition: Condition): Condition {
  return {
    onPath: (doc, path) => !condition.onPath(doc, path),
    onElement: (value) => !condition.onElement(value),
  };
}

/** Conditions may hold through different array elements. */
export function createEveryCondition(conditions: readonly Condition[]): Condition {
  if (conditions.length === 1) return conditions[0]!;
  return {
    onPath: (doc, path, details) => conditions.every((condition) => condition.onPath(doc, path, details)),
    onElement: (value) => conditions.every((condition) => condition.onElement(value)),
  };
}
