import { CommandError } from '../errors';
import { CLAUSES, compileFilter } from '../query/filter';
import { isOperatorDoc } from '../query/operators';
import { splitPath } from '../query/paths';
import { isRegex } from '../query/regex';
import { compareValues, isEqual } from '../values/compare';
import type { Doc } from '../values/document';
import { cloneTree, isDoc } from '../values/document';
import { toInteger } from '../values/numbers';
import { shellText } from '../values/shell-text';
import type { FieldChange } from './field-operators';
import { valueAt } from './update-paths';

/** The operators that change arrays. */
export const ARRAY_OPERATORS: ReadonlySet<string> = new Set([
  '$push',
  '$addToSet',
  '$pull',
  '$pullAll',
  '$pop',
]);

const badValue = (message: string): CommandError => new CommandError('BadValue', message);

/** The change that one array operator makes; applied to anything but an array or a missing field it throws. */
export function arrayChange(operator: string, path: string, operand: unknown): FieldChange {
  const change = compile(operator, operand);
  return (current) => {
    if (current !== undefined && !Array.isArray(current)) {
      const code = operator === '$pop' ? 'TypeMismatch' : 'BadValue';
      throw new CommandError(code, `The field '${path}' must be an array but is ${shellText(current)}`);
    }
    return change(current ?? []);
  };
}

function compile(operator: string, operand: unknown): (array: readonly unknown[]) => unknown[] {
  switch (operator) {
    case '$push':
      return push(operand);
    case '$addToSet':
      return addToSet(operand);
    case '$pull':
      return pull(operand);
    case '$pullAll':
      return pullAll(operand);
    default:
      return pop(operand);
  }
}

function eachOf(operand: Doc, operator: string): unknown[] {
  const each = operand['$each'];
  if (!Array.isArray(each)) {
    const code = operator === '$push' ? 'BadValue' : 'TypeMismatch';
    throw new CommandError(code, `The argument to $each in ${operator} must be an array`);
  }
  return each;
}

const hasEach = (operand: unknown): operand is Doc => isDoc(operand) && Object.hasOwn(operand, '$each');

function push(operand: unknown): (array: readonly unknown[]) => unknown[] {
  if (!hasEach(operand)) return (array) => [...array, cloneTree(operand)];
  const each = eachOf(operand, '$push');
  const unknownClause = Object.keys(operand).find(
    (name) => !['$each', '$position', '$slice', '$sort'].includes(name),
  );
  if (unknownClause) throw badValue(`Unrecognized clause in $push: ${unknownClause}`);
  const position = integerClause(operand, '$position');
  const slice = integerClause(operand, '$slice');
  const sort = Object.hasOwn(operand, '$sort') ? elementSorter(operand['$sort']) : undefined;
  return (array) => {
    const at = position ?? array.length;
    const start = at < 0 ? Math.max(array.length + at, 0) : at;
    const joined = [...array.slice(0, start), ...each.map(cloneTree), ...array.slice(start)];
    const sorted = sort ? sort(joined) : joined;
    if (slice === undefined) return sorted;
    return slice < 0 ? sorted.slice(slice) : sorted.slice(0, slice);
  };
}

function integerClause(operand: Doc, name: string): number | undefined {
  if (!Object.hasOwn(operand, name)) return undefined;
  const value = toInteger(operand[name]);
  if (value === undefined) throw badValue(`The value for ${name} must be an integer value`);
  return value;
}

function elementSorter(spec: unknown): (array: readonly unknown[]) => unknown[] {
  if (isDoc(spec)) {
    if (Object.keys(spec).length === 0) throw badValue('The $sort pattern is empty');
    const fields = Object.entries(spec).map(([path, direction]) => sortField(path, direction));
    return (array) =>
      [...array].sort((a, b) => {
        for (const { valueOf, direction } of fields) {
          const order = compareValues(valueOf(a), valueOf(b));
          if (order !== 0) return order * direction;
        }
        return 0;
      });
  }
  const direction = sortDirection(spec);
  return (array) => [...array].sort((a, b) => compareValues(a, b) * direction);
}

/** A field of `$sort`, which takes an array as the value that it is. */
function sortField(
  path: string,
  spec: unknown,
): { valueOf: (element: unknown) => unknown; direction: number } {
  const names = splitPath(path);
  if (names.includes('')) throw badValue(`The $sort field '${path}' is empty or has an empty part`);
  const valueOf = (element: unknown): unknown => (isDoc(element) ? (valueAt(element, names) ?? null) : null);
  return { valueOf, direction: sortDirection(spec) };
}

function sortDirection(spec: unknown): 1 | -1 {
  const direction = toInteger(spec);
  if (direction === 1 || direction === -1) return direction;
  throw badValue('The $sort element value must be either 1 or -1');
}

function addToSet(operand: unknown): (array: readonly unknown[]) => unknown[] {
  const values = hasEach(operand) ? eachOf(operand, '$addToSet') : [operand];
  if (hasEach(operand) && Object.keys(operand).length > 1) {
    throw badValue('Found unexpected fields after $each in $addToSet');
  }
  return (array) =>
    values.reduce<unknown[]>(
      (set, value) => (set.some((item) => isEqual(item, value)) ? set : [...set, cloneTree(value)]),
      [...array],
    );
}

/** A document as operand is a filter for the elements, anything else a value that they equal. */
function pull(operand: unknown): (array: readonly unknown[]) => unknown[] {
  const first = isDoc(operand) ? Object.keys(operand)[0] : undefined;
  const isClause = first === '$not' || CLAUSES.has(first ?? '');
  if ((isOperatorDoc(operand) && !isClause) || isRegex(operand)) {
    const matches = compileFilter({ item: operand });
    return (array) => array.filter((item) => !matches({ item }));
  }
  if (isDoc(operand)) {
    const matches = compileFilter(operand, false);
    return (array) => array.filter((item) => !(isDoc(item) && matches(item)));
  }
  return (array) => array.filter((item) => !isEqual(item, operand));
}

function pullAll(operand: unknown): (array: readonly unknown[]) => unknown[] {
  if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
  return (array) => array.filter((item) => !operand.some((value) => isEqual(item, value)));
}

function pop(operand: unknown): (array: readonly unknown[]) => unknown[] {
  const end = toInteger(operand);
  if (end !== 1 && end !== -1) {
    throw new CommandError('FailedToParse', `$pop expects 1 or -1, found: ${shellText(operand)}`);
  }
  return (array) => (end === 1 ? array.slice(0, -1) : array.slice(1));
}
