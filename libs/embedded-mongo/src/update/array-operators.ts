import { CommandError, createNotSupportedError } from '../errors';
import { CLAUSES, compileFilter } from '../query/filter';
import { isOperatorDoc } from '../query/operators';
import { isRegex } from '../query/regex';
import { isEqual } from '../values/compare';
import type { Doc } from '../values/document';
import { cloneTree, isDoc } from '../values/document';
import { toInteger } from '../values/numbers';
import { formatShellText } from '../values/shell-text';
import type { FieldChange } from './field-operators';

export const ARRAY_OPERATORS: ReadonlySet<string> = new Set(['$push', '$addToSet', '$pull', '$pullAll']);

const createBadValueError = (message: string): CommandError => new CommandError('BadValue', message);

/** Throws for a value that is neither an array nor missing. */
export function createArrayChange(operator: string, path: string, operand: unknown): FieldChange {
  const change = compile(operator, operand);
  return (current) => {
    if (current !== undefined && !Array.isArray(current)) {
      throw createBadValueError(`The field '${path}' must be an array but is ${formatShellText(current)}`);
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
      throw createNotSupportedError(`The update operator ${operator}`);
  }
}

function listEach(operand: Doc, operator: string): unknown[] {
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
  const each = listEach(operand, '$push');
  const other = Object.keys(operand).find((name) => name !== '$each' && name !== '$position');
  if (other) throw createNotSupportedError(`${other} in $push`);
  const position = parseIntegerClause(operand, '$position');
  return (array) => {
    const at = position ?? array.length;
    const start = at < 0 ? Math.max(array.length + at, 0) : at;
    return [...array.slice(0, start), ...each.map(cloneTree), ...array.slice(start)];
  };
}

function parseIntegerClause(operand: Doc, name: string): number | undefined {
  if (!Object.hasOwn(operand, name)) return undefined;
  const value = toInteger(operand[name]);
  if (value === undefined) throw createBadValueError(`The value for ${name} must be an integer value`);
  return value;
}

function addToSet(operand: unknown): (array: readonly unknown[]) => unknown[] {
  const values = hasEach(operand) ? listEach(operand, '$addToSet') : [operand];
  if (hasEach(operand) && Object.keys(operand).length > 1) {
    throw createBadValueError('Found unexpected fields after $each in $addToSet');
  }
  return (array) =>
    values.reduce<unknown[]>(
      (set, value) => (set.some((item) => isEqual(item, value)) ? set : [...set, cloneTree(value)]),
      [...array],
    );
}

/** A document operand is a filter; any other is a value to compare with. */
function pull(operand: unknown): (array: readonly unknown[]) => unknown[] {
  const first = isDoc(operand) ? Object.keys(operand)[0] : undefined;
  const isClause = first === '$not' || CLAUSES.has(first ?? '');
  if ((isOperatorDoc(operand) && !isClause) || isRegex(operand)) {
    const matches = compileFilter({ item: operand });
    return (array) => array.filter((item) => !matches({ item }));
  }
  if (isDoc(operand)) {
    const matches = compileFilter(operand);
    return (array) => array.filter((item) => !(isDoc(item) && matches(item)));
  }
  return (array) => array.filter((item) => !isEqual(item, operand));
}

function pullAll(operand: unknown): (array: readonly unknown[]) => unknown[] {
  if (!Array.isArray(operand)) throw createBadValueError('$pullAll requires an array argument');
  return (array) => array.filter((item) => !operand.some((value) => isEqual(item, value)));
}
