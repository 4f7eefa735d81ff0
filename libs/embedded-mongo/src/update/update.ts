import { checkDeadline } from '../deadline';
import { CommandError, createNotSupportedError } from '../errors';
import type { MatchDetails } from '../query/condition';
import { parseArrayIndex, splitPath } from '../query/paths';
import { isEqual } from '../values/compare';
import type { Doc } from '../values/document';
import { cloneTree, getField, isDoc } from '../values/document';
import { formatShellText } from '../values/shell-text';
import { ARRAY_OPERATORS, createArrayChange } from './array-operators';
import type { FieldChange } from './field-operators';
import { createFieldChange } from './field-operators';
import type { EarlyEnd } from './update-paths';
import { changeAt, toConcretePath } from './update-paths';

export type Update = (doc: Doc, isInserting: boolean, details?: MatchDetails) => Doc;

const FIELD_OPERATORS: ReadonlySet<string> = new Set(['$set', '$setOnInsert', '$unset', '$inc', '$max']);

/** Operators that do nothing to a missing field, so they do not create its parents. */
const EARLY_END: Readonly<Record<string, EarlyEnd>> = {
  $unset: 'skip',
  $pull: 'skip',
  $pullAll: 'skip',
};

interface Step {
  readonly operator: string;
  readonly path: readonly string[];
  readonly operand: unknown;
}

export const isReplacement = (update: unknown): boolean =>
  isDoc(update) && !Object.keys(update)[0]?.startsWith('$');

export function compileUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw createNotSupportedError('An update by a pipeline');
  if (!isDoc(update)) throw new CommandError('FailedToParse', 'Update argument must be an object');
  return createIdKeepingUpdate(isReplacement(update) ? createReplacement(update) : compileOperators(update));
}

function createReplacement(update: Doc): Update {
  const operator = Object.keys(update).find((name) => name.startsWith('$'));
  if (operator) {
    throw new CommandError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator}' in '${operator}' is not allowed in the context of an update's replacement document.`,
    );
  }
  return (doc) => {
    const id = getField(doc, '_id');
    return cloneTree(id === undefined || Object.hasOwn(update, '_id') ? update : { _id: id, ...update });
  };
}

function compileOperators(update: Doc): Update {
  const steps = Object.entries(update).flatMap(([operator, fields]) => parseOperator(operator, fields));
  checkConflicts(steps);
  const hasPositions = steps.some(({ path }) => path.includes('$'));
  return (doc, isInserting, details = {}) => {
    const changed = cloneTree(doc);
    const concrete = steps
      .filter(({ operator }) => operator !== '$setOnInsert' || isInserting)
      .map((step) => ({ ...step, path: toConcretePath(step.path, details) }))
      .sort((a, b) => comparePaths(a.path, b.path));
    // Positional paths may become equal to others in this document.
    if (hasPositions) checkConflicts(concrete);
    concrete.forEach((step) => {
      checkDeadline();
      applyStep(changed, step);
    });
    return changed;
  };
}

function applyStep(doc: Doc, { operator, path, operand }: Step): void {
  const change: FieldChange = ARRAY_OPERATORS.has(operator)
    ? createArrayChange(operator, path.join('.'), operand)
    : createFieldChange(operator, path.join('.'), operand);
  changeAt(doc, path, change, EARLY_END[operator] ?? 'create');
}

function parseOperator(operator: string, fields: unknown): Step[] {
  if (!operator.startsWith('$')) {
    throw new CommandError(
      'FailedToParse',
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (!FIELD_OPERATORS.has(operator) && !ARRAY_OPERATORS.has(operator))
    throw createNotSupportedError(`The update operator ${operator}`);
  if (!isDoc(fields)) {
    throw new CommandError(
      'FailedToParse',
      `Modifiers operate on fields but we found ${formatShellText(fields)} instead. For example: {$mod: {<field>: ...}}`,
    );
  }
  return Object.entries(fields).map(([name, operand]) => {
    const path = checkPath(name);
    return { operator, path, operand };
  });
}

function checkPath(name: string): string[] {
  const path = splitPath(name);
  if (path.includes('')) {
    throw new CommandError(
      'EmptyFieldName',
      `The update path '${name}' contains an empty field name, which is not allowed.`,
    );
  }
  if (path[0] === '$') {
    throw new CommandError(
      'BadValue',
      `Cannot have positional (i.e. '$') element in the first position in path '${name}'`,
    );
  }
  if (path.filter((part) => part === '$').length > 1) {
    throw new CommandError('BadValue', `Too many positional (i.e. '$') elements found in path '${name}'`);
  }
  if (path.some((part) => part.startsWith('$') && part !== '$')) {
    throw createNotSupportedError(
      "Updating a field whose name starts with '$', but for the positional operator",
    );
  }
  return path;
}

function checkConflicts(steps: readonly Step[]): void {
  if (steps.length === 1) return;
  const touched = new Set<string>();
  const entered = new Set<string>();
  for (const { path } of steps) {
    let at = '';
    for (const part of path) {
      if (at !== '') {
        if (touched.has(at)) throw createConflictError(path, at);
        entered.add(at);
      }
      at = at === '' ? part : `${at}.${part}`;
    }
    if (touched.has(at) || entered.has(at)) throw createConflictError(path, at);
    touched.add(at);
  }
}

function createConflictError(path: readonly string[], at: string): CommandError {
  return new CommandError(
    'ConflictingUpdateOperators',
    `Updating the path '${path.join('.')}' would create a conflict at '${at}'`,
  );
}

/** MongoDB applies changes in path order, indexes by number; this decides the order of new fields. */
function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (const [at, name] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    if (name === other) continue;
    const [left, right] = [parseArrayIndex(name), parseArrayIndex(other)];
    if (left !== undefined && right !== undefined) return left - right;
    return name < other ? -1 : 1;
  }
  return a.length - b.length;
}

/** MongoDB moves `_id` to the front with every change. */
function moveIdFirst(doc: Doc): Doc {
  if (!Object.hasOwn(doc, '_id') || Object.keys(doc)[0] === '_id') return doc;
  const { _id, ...rest } = doc;
  return { _id, ...rest };
}

function createIdKeepingUpdate(update: Update): Update {
  return (doc, isInserting, details) => {
    const changed = update(doc, isInserting, details);
    const id = getField(doc, '_id');
    if (id === undefined || isEqual(id, getField(changed, '_id'))) return moveIdFirst(changed);
    throw new CommandError(
      'ImmutableField',
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${formatShellText(changed['_id'])}`,
    );
  };
}
