import { checkDeadline } from '../deadline';
import { CommandError, notSupported } from '../errors';
import type { MatchDetails } from '../query/condition';
import type { Predicate } from '../query/filter';
import { compileFilter } from '../query/filter';
import { arrayIndex, splitPath } from '../query/paths';
import { compilePipelineUpdate } from '../query/pipeline-update';
import { isEqual } from '../values/compare';
import type { Doc } from '../values/document';
import { cloneTree, getField, isDoc } from '../values/document';
import { shellText } from '../values/shell-text';
import { ARRAY_OPERATORS, arrayChange } from './array-operators';
import type { FieldChange, UpdateContext } from './field-operators';
import { fieldChange, REMOVE } from './field-operators';
import type { EarlyEnd } from './update-paths';
import { changeAt, concretePaths } from './update-paths';

/** Computes the changed copy of a document; `details` knows the array position that the query found. */
export type Update = (doc: Doc, context: UpdateContext, details?: MatchDetails) => Doc;

const FIELD_OPERATORS: ReadonlySet<string> = new Set([
  ...['$set', '$setOnInsert', '$unset', '$inc', '$mul', '$min', '$max', '$bit', '$currentDate'],
]);

/** Operators that do nothing to a missing field, so that its parents are not created either; the others create them. */
const EARLY_END: Readonly<Record<string, EarlyEnd>> = {
  $unset: 'skip',
  $pull: 'skip',
  $pullAll: 'skip',
  $pop: 'skipMissing',
};

/** The positional parts of a path: `$`, `$[]` and `$[name]`. */
const POSITION = /^\$(\[\w*\])?$/;

interface Step {
  readonly operator: string;
  readonly path: readonly string[];
  readonly operand: unknown;
}

/** Whether an update replaces the document instead of changing fields of it. */
export const isReplacement = (update: unknown): boolean =>
  isDoc(update) && !Object.keys(update)[0]?.startsWith('$');

/** Compiles an update of any form: operators, replacement, or aggregation pipeline. */
export function compileUpdate(update: unknown, arrayFilters: readonly Doc[] = []): Update {
  if (Array.isArray(update)) {
    if (arrayFilters.length > 0) {
      throw new CommandError('FailedToParse', 'arrayFilters may not be specified for pipeline-style updates');
    }
    const change = compilePipelineUpdate(update);
    return keepingId((doc) => {
      const changed = change(doc);
      return Object.hasOwn(changed, '_id') || !Object.hasOwn(doc, '_id')
        ? changed
        : { _id: doc['_id'], ...changed };
    });
  }
  if (!isDoc(update)) {
    throw new CommandError('FailedToParse', 'Update argument must be either an object or an array');
  }
  return keepingId(isReplacement(update) ? replacement(update) : operators(update, arrayFilters));
}

function replacement(update: Doc): Update {
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

function operators(update: Doc, arrayFilters: readonly Doc[]): Update {
  const steps = Object.entries(update).flatMap(([operator, fields]) => parseOperator(operator, fields));
  checkConflicts(steps);
  const hasPositions = steps.some(({ path }) => path.some((part) => part.startsWith('$')));
  const filters =
    hasPositions || arrayFilters.length > 0
      ? compileArrayFilters(arrayFilters, steps)
      : new Map<string, Predicate>();
  return (doc, context, details = {}) => {
    const changed = cloneTree(doc);
    const positions = { details, filters };
    const concrete = steps
      .filter(({ operator }) => operator !== '$setOnInsert' || context.inserting)
      .flatMap((step) => concretePaths(changed, step.path, positions).map((path) => ({ ...step, path })))
      .sort((a, b) => comparePaths(targetOf(a), targetOf(b)));
    // What stands for one place in the update may stand for the place of another in this document.
    if (hasPositions) checkConflicts(concrete);
    concrete.forEach((step) => {
      checkDeadline();
      applyStep(changed, step, context);
    });
    return changed;
  };
}

function applyStep(doc: Doc, { operator, path, operand }: Step, context: UpdateContext): void {
  if (operator === '$rename') return rename(doc, path, splitPath(operand as string));
  const change: FieldChange = ARRAY_OPERATORS.has(operator)
    ? arrayChange(operator, path.join('.'), operand)
    : fieldChange(operator, path.join('.'), operand, context);
  changeAt(doc, path, change, EARLY_END[operator] ?? 'create');
}

/** The path that a step writes to. */
const targetOf = ({ operator, path, operand }: Step): readonly string[] =>
  operator === '$rename' ? splitPath(operand as string) : path;

function rename(doc: Doc, from: readonly string[], to: readonly string[]): void {
  refuseArrays(doc, from, 'source');
  refuseArrays(doc, to, 'destination');
  changeAt(
    doc,
    from,
    (value) => {
      if (from[0] === '_id' || to[0] === '_id') {
        throw new CommandError(
          'ImmutableField',
          `Performing an update on the path '${(to[0] === '_id' ? to : from).join('.')}' would modify the immutable field '_id'`,
        );
      }
      changeAt(doc, to, () => value, 'create');
      return REMOVE;
    },
    'skipMissing',
  );
}

/** `$rename` reaches into documents only. */
function refuseArrays(doc: Doc, path: readonly string[], end: 'source' | 'destination'): void {
  let value: unknown = doc;
  for (const name of path.slice(0, -1)) {
    value = isDoc(value) ? getField(value, name) : undefined;
    if (!Array.isArray(value)) continue;
    throw new CommandError(
      'BadValue',
      `The ${end} field cannot be an array element, '${path.join('.')}' in doc has an array field called '${name}'`,
    );
  }
}

function parseOperator(operator: string, fields: unknown): Step[] {
  if (!operator.startsWith('$')) {
    throw new CommandError(
      'FailedToParse',
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (operator !== '$rename' && !FIELD_OPERATORS.has(operator) && !ARRAY_OPERATORS.has(operator)) {
    throw new CommandError(
      'FailedToParse',
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (!isDoc(fields)) {
    throw new CommandError(
      'FailedToParse',
      `Modifiers operate on fields but we found ${shellText(fields)} instead. For example: {$mod: {<field>: ...}}`,
    );
  }
  return Object.entries(fields).map(([name, operand]) => {
    const path = checkedPath(name);
    if (operator === '$rename') checkRename(path, operand);
    return { operator, path, operand };
  });
}

function checkRename(from: readonly string[], operand: unknown): void {
  if (typeof operand !== 'string') {
    throw new CommandError('BadValue', `The 'to' field for $rename must be a string: ${from.join('.')}`);
  }
  if (operand.includes('\0')) throw new CommandError(9867600, 'The name of a field has no zero byte');
  const to = checkedPath(operand);
  if ([...from, ...to].some((part) => POSITION.test(part))) {
    throw new CommandError('BadValue', `The fields of $rename may not be dynamic: ${operand}`);
  }
  if (isWithin(from.join('.'), operand) || isWithin(operand, from.join('.'))) {
    throw new CommandError(
      'BadValue',
      `The source and target field for $rename must not be on the same path: ${from.join('.')}: ${shellText(operand)}`,
    );
  }
}

function checkedPath(name: string): string[] {
  const path = splitPath(name);
  if (path.includes('')) {
    throw new CommandError(
      'EmptyFieldName',
      `The update path '${name}' contains an empty field name, which is not allowed.`,
    );
  }
  if (path[0]!.startsWith('$') && POSITION.test(path[0]!)) {
    throw new CommandError(
      'BadValue',
      `Cannot have positional (i.e. '$') element in the first position in path '${name}'`,
    );
  }
  if (path.filter((part) => part === '$').length > 1) {
    throw new CommandError('BadValue', `Too many positional (i.e. '$') elements found in path '${name}'`);
  }
  if (path.some((part) => part.startsWith('$') && !POSITION.test(part))) {
    throw notSupported("Updating a field whose name starts with '$'");
  }
  return path;
}

/** Two operators may not touch one field, nor a field and something inside it, nor an array in two ways. */
function checkConflicts(steps: readonly Step[]): void {
  if (steps.length === 1 && steps[0]!.operator !== '$rename') return;
  const touched = new Set<string>();
  /** For each path that others go through: whether they go on with `$[]`. */
  const entered = new Map<string, boolean>();
  for (const step of steps) {
    const paths = step.operator === '$rename' ? [step.path, targetOf(step)] : [step.path];
    for (const path of paths) {
      let at = '';
      for (const part of path) {
        const toAll = part.startsWith('$[');
        if (at !== '') {
          if (touched.has(at) || (entered.get(at) ?? toAll) !== toAll) throw conflict(path, at);
          entered.set(at, toAll);
        }
        at = at === '' ? part : `${at}.${part}`;
      }
      if (touched.has(at) || entered.has(at)) throw conflict(path, at);
      touched.add(at);
    }
  }
}

function conflict(path: readonly string[], at: string): CommandError {
  return new CommandError(
    'ConflictingUpdateOperators',
    `Updating the path '${path.join('.')}' would create a conflict at '${at}'`,
  );
}

const isWithin = (path: string, owner: string): boolean => path === owner || path.startsWith(`${owner}.`);

function compileArrayFilters(arrayFilters: readonly Doc[], steps: readonly Step[]): Map<string, Predicate> {
  const compiled = new Map<string, Predicate>();
  const names = new Set(arrayFilters.map(identifierOf));
  for (const { path } of steps) {
    const unknown = path.find(
      (part) => part.startsWith('$[') && part !== '$[]' && !names.has(part.slice(2, -1)),
    );
    if (unknown !== undefined) {
      throw new CommandError(
        'BadValue',
        `No array filter found for identifier '${unknown.slice(2, -1)}' in path '${path.join('.')}'`,
      );
    }
  }
  for (const filter of arrayFilters) {
    const name = identifierOf(filter);
    if (compiled.has(name)) {
      throw new CommandError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    }
    if (!steps.some(({ path }) => path.includes(`$[${name}]`))) {
      throw new CommandError(
        'FailedToParse',
        `The array filter for identifier '${name}' was not used in the update`,
      );
    }
    compiled.set(name, compileFilter(filter));
  }
  return compiled;
}

function identifierOf(filter: Doc): string {
  const names = new Set(
    Object.entries(filter).flatMap(([name, operand]) =>
      name.startsWith('$') && Array.isArray(operand)
        ? operand.filter(isDoc).map(identifierOf)
        : [name.split('.')[0]!],
    ),
  );
  const [name] = names;
  if (names.size !== 1) {
    throw new CommandError('FailedToParse', 'An array filter needs exactly one top-level field name');
  }
  if (name === '$expr') throw new CommandError(224, '$expr is not allowed in an array filter');
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name!)) {
    throw new CommandError(
      'BadValue',
      `The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
    );
  }
  return name!;
}

/** MongoDB applies changes in the order of their paths, indexes by number, which decides the order of new fields. */
function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (const [at, name] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    if (name === other) continue;
    const [left, right] = [arrayIndex(name), arrayIndex(other)];
    if (left !== undefined && right !== undefined) return left - right;
    return name < other ? -1 : 1;
  }
  return a.length - b.length;
}

/** The document with its `_id` in front, where MongoDB puts it with every change. */
function idFirst(doc: Doc): Doc {
  if (!Object.hasOwn(doc, '_id') || Object.keys(doc)[0] === '_id') return doc;
  const { _id, ...rest } = doc;
  return { _id, ...rest };
}

/** `_id` never changes once a document has one. */
function keepingId(update: Update): Update {
  return (doc, context, details) => {
    const changed = update(doc, context, details);
    const id = getField(doc, '_id');
    if (id === undefined || isEqual(id, getField(changed, '_id'))) return idFirst(changed);
    throw new CommandError(
      'ImmutableField',
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${shellText(changed['_id'])}`,
    );
  };
}
