import { getField, isDoc } from '../values/document';
import { parseArrayIndex } from './paths';

/** A final array is one value and is not entered. */
interface Step {
  readonly value: unknown;
  readonly rest: readonly string[];
  readonly final: boolean;
}

/** Two paths of one key cross different arrays, which no index or sort supports. */
export class ParallelArraysError extends Error {
  constructor() {
    super('cannot index parallel arrays');
    this.name = 'ParallelArraysError';
  }
}

/**
 * One tuple per element where a path crosses an array. Missing is null, an empty array `undefined`, which sorts
 * before null. Never empty.
 */
export function listKeyTuples(doc: unknown, paths: readonly (readonly string[])[]): unknown[][] {
  return expand(paths.map((rest) => ({ value: doc, rest, final: false })));
}

function expand(steps: readonly Step[]): unknown[][] {
  const reached = steps.map((step) => (step.final ? step : advance(step)));
  const array = reached.find(isOpen)?.value as readonly unknown[] | undefined;
  if (!array) return [reached.map(({ value }) => value)];
  if (reached.some((step) => isOpen(step) && step.value !== array)) throw new ParallelArraysError();
  const elements = array.length > 0 ? array : [undefined];
  return elements.flatMap((element) =>
    expand(reached.map((step) => (isOpen(step) ? enter(element, step.rest) : step))),
  );
}

const isOpen = (step: Step): boolean => !step.final && Array.isArray(step.value);

function enter(element: unknown, rest: readonly string[]): Step {
  if (rest.length === 0) return { value: element, rest, final: true };
  return isDoc(element) ? { value: element, rest, final: false } : { value: null, rest: [], final: true };
}

function advance({ value, rest }: Step): Step {
  let current = value;
  for (const [at, name] of rest.entries()) {
    const index = parseArrayIndex(name);
    if (Array.isArray(current) && index === undefined)
      return { value: current, rest: rest.slice(at), final: false };
    if (Array.isArray(current)) current = current[index!];
    else current = isDoc(current) ? getField(current, name) : undefined;
  }
  return { value: current === undefined ? null : current, rest: [], final: false };
}
