import { CommandError, notSupported } from '../errors';
import type { Doc } from '../values/document';
import { addField, getField, isDoc, setField } from '../values/document';
import { numericOf, toDouble } from '../values/numbers';
import type { MatchDetails } from './condition';
import { matchedIndex } from './condition';
import type { Expression } from './expression';
import { compileExpression, isUnknownExpression } from './expression';
import { compileFilter } from './filter';
import { isTruthy } from './operators';
import { splitPath } from './paths';

/** Shapes a result document; `details` carries the match position for the positional projection `a.$`. */
export type Projection = (doc: Doc, details?: MatchDetails) => Doc;

type Rule =
  | { readonly kind: 'include' | 'exclude' | 'positional' }
  | { readonly kind: 'slice'; readonly skip: number; readonly limit: number }
  | { readonly kind: 'elemMatch'; readonly test: (element: unknown) => boolean }
  | { readonly kind: 'compute'; readonly expression: Expression; readonly isOperator: boolean };

/** A tree of rules by field name. */
type Tree = Map<string, Rule | Tree>;

/**
 * Compiles a projection of `find`, which knows `$elemMatch`, `$slice` and the positional `a.$` besides expressions, or
 * of `$project`. Throws MongoDB's errors for mixtures and path collisions.
 */
export function compileProjection(spec: Doc, inFind = false): Projection {
  const tree: Tree = new Map();
  const rules: [string, Rule][] = [];
  collect(spec, '', rules, inFind);
  for (const [path, rule] of rules) plant(tree, splitPath(path), rule, path);
  const including = isInclusion(rules);
  checkPositional(rules, including);
  const idRule = tree.get('_id');
  if (including && !idRule) tree.set('_id', { kind: 'include' });
  if (including && isRule(idRule) && idRule.kind === 'exclude') tree.delete('_id');
  return (doc, details = {}) => {
    const shaped = shape(doc, tree, including, details) as Doc;
    for (const [path, rule] of rules) {
      const value =
        rule.kind === 'compute'
          ? rule.expression(doc)
          : rule.kind === 'elemMatch'
            ? firstMatch(getField(doc, path), rule.test)
            : undefined;
      if (value !== undefined) setComputed(shaped, splitPath(path), value);
      else if (rule.kind === 'elemMatch') Reflect.deleteProperty(shaped, path);
    }
    return shaped;
  };
}

/** The first element that passes, alone in an array; `undefined` when there is none. */
function firstMatch(value: unknown, test: (element: unknown) => boolean): unknown[] | undefined {
  const found = Array.isArray(value) ? value.findIndex(test) : -1;
  return found < 0 ? undefined : (value as unknown[]).slice(found, found + 1);
}

function collect(spec: Doc, prefix: string, rules: [string, Rule][], inFind: boolean): void {
  for (const [name, value] of Object.entries(spec)) {
    const positional = inFind && name.endsWith('.$');
    const path = prefix + (positional ? name.slice(0, -2) : name);
    checkPath(path);
    if (typeof value === 'boolean' || numericOf(value) !== undefined) {
      rules.push([path, { kind: !isTruthy(value) ? 'exclude' : positional ? 'positional' : 'include' }]);
    } else if (positional) {
      throw new CommandError(
        isDoc(value) ? 31271 : 31308,
        `positional projection cannot be used with a value: '${path}.$'`,
      );
    } else if (isDoc(value) && !Object.keys(value).some((key) => key.startsWith('$'))) {
      if (Object.keys(value).length === 0) {
        throw new CommandError(
          51270,
          'An empty sub-projection is not a valid value. Found empty object at path',
        );
      }
      collect(value, `${path}.`, rules, inFind);
    } else rules.push([path, operatorRule(path, value, inFind)]);
  }
}

/** Names in one path at most. */
const MAX_PARTS = 200;

/** Refuses paths that MongoDB does not compute, and two of which one is within the other. */
export function checkPaths(paths: readonly string[]): void {
  const tree: Tree = new Map();
  for (const path of paths) {
    checkPath(path);
    plant(tree, splitPath(path), { kind: 'include' }, path);
  }
}

/** Refuses a path that MongoDB does not compute: empty parts, or parts that start with a `$`. */
export function checkPath(path: string): void {
  const parts = splitPath(path);
  if (path === '') throw new CommandError(40352, 'FieldPath cannot be constructed with empty string');
  if (parts.length > MAX_PARTS) throw new CommandError('Overflow', 'FieldPath is too long');
  if (path.includes('\0')) throw new CommandError(16411, 'FieldPath field names may not contain null bytes.');
  if (parts.at(-1) === '') throw new CommandError(40353, "FieldPath must not end with a '.'.");
  if (parts.includes('')) throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
  if (parts.slice(1).includes('$')) {
    throw new CommandError(
      parts.at(-1) === '$' && parts.filter((part) => part === '$').length === 1 ? 31324 : 31394,
      "As of 4.4, it's illegal to specify positional operator in the middle of a path.",
    );
  }
  if (
    parts.some((part, at) => part.startsWith('$') && (at === 0 || !['$ref', '$id', '$db'].includes(part)))
  ) {
    throw new CommandError(16410, `FieldPath field names may not start with '$': '${path}'`);
  }
}

function checkPositional(rules: readonly [string, Rule][], including: boolean): void {
  const positional = rules.filter(([, { kind }]) => kind === 'positional').length;
  if (positional > 1) {
    throw new CommandError(31276, 'Cannot specify more than one positional projection per query.');
  }
  if (positional === 0) return;
  if (!including) {
    throw new CommandError(31395, 'positional projection cannot be used with exclusion');
  }
  if (rules.some(([, { kind }]) => kind === 'elemMatch')) {
    const first = rules.findIndex(([, { kind }]) => kind === 'elemMatch' || kind === 'positional');
    throw new CommandError(
      rules[first]![1].kind === 'positional' ? 31255 : 31256,
      'Cannot specify positional operator and $elemMatch',
    );
  }
}

function operatorRule(path: string, value: unknown, inFind: boolean): Rule {
  const entries = isDoc(value) ? Object.entries(value) : [];
  const [operator, operand] = entries[0] ?? [];
  if (operator === '$meta') throw notSupported('The projection $meta');
  if (entries.length > 1)
    throw new CommandError(16410, `FieldPath field names may not start with '$': '${operator}'`);
  if (!inFind) return compute(operator, value);
  if (operator === '$slice' && isSliceOfField(operand)) return sliceRule(operand);
  if (operator === '$elemMatch') {
    if (path.includes('.'))
      throw new CommandError(31275, 'Cannot use $elemMatch projection on a nested field.');
    if (!isDoc(operand)) throw new CommandError(31274, 'elemMatch: Invalid argument, object required');
    const predicate = compileFilter({ item: { $elemMatch: operand } });
    return { kind: 'elemMatch', test: (element) => predicate({ item: [element] }) };
  }
  return compute(operator, value);
}

/** A computed field, which names an unknown operator by another code than an expression inside of it does. */
function compute(operator: string | undefined, value: unknown): Rule {
  if (operator !== undefined && operator !== '$elemMatch' && isUnknownExpression(operator)) {
    throw new CommandError(31325, `Invalid $project :: caused by :: Unknown expression ${operator}`);
  }
  return { kind: 'compute', expression: compileExpression(value), isOperator: operator !== undefined };
}

/** `{$slice: 2}` and `{$slice: [1, 2]}` cut the field; what starts with an expression is the expression `$slice`. */
function isSliceOfField(operand: unknown): boolean {
  const [first] = Array.isArray(operand) ? operand : [operand];
  return (
    numericOf(first) !== undefined &&
    (!Array.isArray(operand) || (operand.length === 2 && numericOf(operand[1]) !== undefined))
  );
}

function sliceRule(operand: unknown): Rule {
  const [first, second] = (Array.isArray(operand) ? operand : [operand]).map(int32) as [number, number?];
  if (!Array.isArray(operand)) return { kind: 'slice', skip: Math.min(first, 0), limit: Math.abs(first) };
  if (second === undefined || second <= 0) {
    throw new CommandError(28724, '$slice needs a number, or a skip and a positive limit');
  }
  return { kind: 'slice', skip: first, limit: second };
}

/** A number as MongoDB's `$slice` takes it: without its fraction, within 32 bits, NaN as 0. */
function int32(value: unknown): number | undefined {
  const number = toDouble(value);
  return number === undefined
    ? undefined
    : Math.max(-(2 ** 31), Math.min(Math.trunc(number) || 0, 2 ** 31 - 1));
}

function plant(tree: Tree, path: readonly string[], rule: Rule, whole: string): void {
  const [name, ...rest] = path as [string, ...string[]];
  const existing = tree.get(name);
  if (existing && (isRule(existing) || rest.length === 0)) {
    throw new CommandError(isRule(existing) && rest.length > 0 ? 31249 : 31250, `Path collision at ${whole}`);
  }
  if (rest.length === 0) {
    tree.set(name, rule);
    return;
  }
  const subtree: Tree = existing instanceof Map ? existing : new Map<string, Rule | Tree>();
  tree.set(name, subtree);
  plant(subtree, rest, rule, whole);
}

const isRule = (node: Rule | Tree | undefined): node is Rule => node !== undefined && !(node instanceof Map);

function isInclusion(rules: readonly [string, Rule][]): boolean {
  const deciding = rules.filter(
    ([path, { kind }]) => kind === 'compute' || (path !== '_id' && kind !== 'slice' && kind !== 'elemMatch'),
  );
  const excluded = deciding.find(([, { kind }]) => kind === 'exclude');
  const included = deciding.find(([, { kind }]) => kind !== 'exclude');
  if (excluded && included) {
    throw deciding.indexOf(excluded) < deciding.indexOf(included)
      ? new CommandError(
          inclusionInExclusion(included[1]),
          `Cannot do inclusion on field ${included[0]} in exclusion projection`,
        )
      : new CommandError(31254, `Cannot do exclusion on field ${excluded[0]} in inclusion projection`);
  }
  if (deciding.length > 0) return included !== undefined;
  // Alone, `$elemMatch` includes and `$slice` does not.
  return rules.some(([path, { kind }]) => kind === 'elemMatch' || (path === '_id' && kind === 'include'));
}

/** MongoDB's code for what may not stand in an exclusion: a field, an expression, or any other value. */
function inclusionInExclusion(rule: Rule): number {
  if (rule.kind !== 'compute') return 31253;
  return rule.isOperator ? 31252 : 31310;
}

function shape(value: unknown, tree: Tree, including: boolean, details: MatchDetails): unknown {
  if (Array.isArray(value)) {
    // What is computed inside an array is computed for each element, whatever it was.
    const all = !including || hasComputed(tree);
    return value
      .filter((item) => all || isDoc(item) || Array.isArray(item))
      .map((item) => shape(item, tree, including, details));
  }
  if (!isDoc(value)) return including ? {} : value;
  const shaped: Doc = {};
  for (const name of Object.keys(value)) {
    const field = getField(value, name);
    const node = tree.get(name);
    const result = isRule(node)
      ? applyRule(node, field, including, details)
      : shapeField(field, node, including, details);
    if (result !== undefined) setField(shaped, name, result);
  }
  return shaped;
}

const hasComputed = (tree: Tree): boolean =>
  [...tree.values()].some((node) => (isRule(node) ? node.kind === 'compute' : hasComputed(node)));

function shapeField(
  field: unknown,
  node: Tree | undefined,
  including: boolean,
  details: MatchDetails,
): unknown {
  if (!node) return including ? undefined : field;
  const nested = isDoc(field) || Array.isArray(field);
  return nested ? shape(field, node, including, details) : including ? undefined : field;
}

function applyRule(rule: Rule, field: unknown, including: boolean, details: MatchDetails): unknown {
  switch (rule.kind) {
    case 'include':
      return field;
    case 'exclude':
    case 'compute':
      return undefined;
    case 'slice': {
      if (!Array.isArray(field)) return field;
      const start = rule.skip < 0 ? Math.max(field.length + rule.skip, 0) : rule.skip;
      return field.slice(start, start + rule.limit);
    }
    case 'elemMatch':
      return including ? undefined : field;
    case 'positional': {
      if (!Array.isArray(field)) return field;
      if (details.usesExpr) throw new CommandError(224, 'positional projection cannot be used with $expr');
      const index = matchedIndex(details);
      if (index === undefined || index >= field.length) {
        throw new CommandError(
          index === undefined ? 51246 : 51247,
          "Executor error during find command :: positional operator '.$' couldn't find a matching element in the array",
        );
      }
      return field.slice(index, index + 1);
    }
  }
}

/** Puts a computed value at a path; arrays on the way get it in each of their documents, scalars give way. */
export function setComputed(doc: Doc, path: readonly string[], value: unknown): void {
  const [name, ...rest] = path as [string, ...string[]];
  if (rest.length === 0) return addField(doc, name, value);
  addField(doc, name, withComputed(getField(doc, name), rest, value));
}

function withComputed(target: unknown, path: readonly string[], value: unknown): unknown {
  if (Array.isArray(target)) return target.map((item) => withComputed(item, path, value));
  const copy: Doc = isDoc(target) ? { ...target } : {};
  setComputed(copy, path, value);
  return copy;
}
