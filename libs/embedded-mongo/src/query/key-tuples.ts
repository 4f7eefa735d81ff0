import { getField, isDoc } from '../values/document';
import { computeArrayIndex } from './paths';

/** How far the walk along one path has come; a final array is one value and stays closed. */
interface Step {
  readonly value: unknown;
  readonly rest: readonly string[];
  readonly final: boolean;
}

/** Thrown when two paths of one key run through different arrays, which neither an index nor a sort can order. */
export class ParallelArraysError extends Error {
  constructor() {
    super('cannot index parallel arrays');
    this.name = 'ParallelArraysError';
  }
}

/**
 * The key tuples of a document: one value per path, and one tuple per element where a path crosses an array.
 * A missing field is null, an empty array `undefined`, which sorts before null. Never returns an empty list.
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

/** Follows a path down to its end or to an array that has to be opened. */
function advance({ value, rest }: Step): Step {
  let current = value;
  for (const [at, name] of rest.entries()) {
    const index = computeArrayIndex(name);
    if (Array.isArray(current) && index === undefined)
      return { value: current, rest: rest.slice(at), final: false };
    if (Array.isArray(current)) current = current[index!];
    else current = isDoc(current) ? getField(current, name) : undefined;
  }
  return { value: current === undefined ? null : current, rest: [], final: false };
}
