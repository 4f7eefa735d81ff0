import { CommandError, notSupported } from '../errors';
import type { Doc } from '../values/document';
import { getField, isDoc, setField } from '../values/document';
import { numericOf, toInteger } from '../values/numbers';
import type { MatchDetails } from './condition';
import { matchedIndex } from './condition';
import type { Expression } from './expression';
import { compileExpression } from './expression';
import { compileFilter } from './filter';
import { isTruthy } from './operators';
import { splitPath } from './paths';

/** Shapes a result document; `details` carries the match position for the positional projection `a.$`. */
export type Projection = (doc: Doc, details?: MatchDetails) => Doc;

type Rule =
  | { readonly kind: 'include' | 'exclude' | 'positional' }
  | { readonly kind: 'slice'; readonly skip: number; readonly limit: number }
  | { readonly kind: 'elemMatch'; readonly test: (element: unknown) => boolean }
  | { readonly kind: 'compute'; readonly expression: Expression };

/** A tree of rules by field name. */
type Tree = Map<string, Rule | Tree>;

/** Compiles a projection of `find` or `$project`. Throws MongoDB's errors for mixtures and path collisions. */
export function compileProjection(spec: Doc): Projection {
  const tree: Tree = new Map();
  const rules: [string, Rule][] = [];
  collect(spec, '', rules);
  for (const [path, rule] of rules) plant(tree, splitPath(path), rule, path);
  const including = isInclusion(rules);
  const idRule = tree.get('_id');
  if (including && !idRule) tree.set('_id', { kind: 'include' });
  if (including && isRule(idRule) && idRule.kind === 'exclude') tree.delete('_id');
  const computed = rules.flatMap(([path, rule]) =>
    rule.kind === 'compute' ? [{ path: splitPath(path), expression: rule.expression }] : [],
  );
  return (doc, details = {}) => {
    const shaped = shape(doc, tree, including, details) as Doc;
    for (const { path, expression } of computed) {
      const value = expression(doc);
      if (value !== undefined) setComputed(shaped, path, value);
    }
    return shaped;
  };
}

function collect(spec: Doc, prefix: string, rules: [string, Rule][]): void {
  for (const [name, value] of Object.entries(spec)) {
    const path = prefix + name;
    if (name === '' || name.startsWith('$')) {
      throw new CommandError(16410, `FieldPath field names may not start with '$' or be empty: '${path}'`);
    }
    if (path.endsWith('.$')) rules.push([path.slice(0, -2), { kind: 'positional' }]);
    else if (typeof value === 'boolean' || numericOf(value) !== undefined) {
      rules.push([path, { kind: isTruthy(value) ? 'include' : 'exclude' }]);
    } else if (isDoc(value) && !Object.keys(value)[0]?.startsWith('$')) {
      if (Object.keys(value).length === 0) {
        throw new CommandError(
          51270,
          'An empty sub-projection is not a valid value. Found empty object at path',
        );
      }
      collect(value, `${path}.`, rules);
    } else rules.push([path, operatorRule(value)]);
  }
}

function operatorRule(value: unknown): Rule {
  const [operator, operand] = isDoc(value) ? (Object.entries(value)[0] ?? []) : [];
  if (operator === '$meta') throw notSupported('The projection $meta');
  if (operator === '$slice' && (!Array.isArray(operand) || toInteger(operand[0]) !== undefined)) {
    return sliceRule(operand);
  }
  if (operator === '$elemMatch') {
    const predicate = compileFilter({ item: { $elemMatch: operand } });
    return { kind: 'elemMatch', test: (element) => predicate({ item: [element] }) };
  }
  return { kind: 'compute', expression: compileExpression(value) };
}

function sliceRule(operand: unknown): Rule {
  const [first, second] = (Array.isArray(operand) ? operand : [operand]).map(toInteger);
  if (first === undefined || (Array.isArray(operand) && (second === undefined || second <= 0))) {
    throw new CommandError(28724, '$slice needs a number, or a skip and a positive limit');
  }
  if (second !== undefined) return { kind: 'slice', skip: first, limit: second };
  return { kind: 'slice', skip: Math.min(first, 0), limit: Math.abs(first) };
}

function plant(tree: Tree, path: readonly string[], rule: Rule, whole: string): void {
  const [name, ...rest] = path as [string, ...string[]];
  const existing = tree.get(name);
  if (existing && (isRule(existing) || rest.length === 0)) {
    throw new CommandError(31249, `Path collision at ${whole}`);
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
  const deciding = rules.filter(([path, { kind }]) => path !== '_id' && kind !== 'slice');
  const excluded = deciding.find(([, { kind }]) => kind === 'exclude');
  const included = deciding.find(([, { kind }]) => kind !== 'exclude');
  if (excluded && included) {
    throw deciding.indexOf(excluded) < deciding.indexOf(included)
      ? new CommandError(31253, `Cannot do inclusion on field ${included[0]} in exclusion projection`)
      : new CommandError(31254, `Cannot do exclusion on field ${excluded[0]} in inclusion projection`);
  }
  if (deciding.length > 0) return included !== undefined;
  return rules.some(([path, { kind }]) => path === '_id' && kind !== 'exclude');
}

function shape(value: unknown, tree: Tree, including: boolean, details: MatchDetails): unknown {
  if (Array.isArray(value)) {
    const items = including ? value.filter((item) => isDoc(item) || Array.isArray(item)) : value;
    return items.map((item) => shape(item, tree, including, details));
  }
  if (!isDoc(value)) return value;
  const shaped: Doc = {};
  for (const name of Object.keys(value)) {
    const field = getField(value, name);
    const node = tree.get(name);
    const result = isRule(node)
      ? applyRule(node, field, details)
      : shapeField(field, node, including, details);
    if (result !== undefined) setField(shaped, name, result);
  }
  return shaped;
}

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

function applyRule(rule: Rule, field: unknown, details: MatchDetails): unknown {
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
    case 'elemMatch': {
      if (!Array.isArray(field)) return undefined;
      const found = field.findIndex(rule.test);
      return found < 0 ? undefined : [field[found]];
    }
    case 'positional': {
      if (!Array.isArray(field)) return field;
      const index = matchedIndex(details);
      if (index === undefined) {
        throw new CommandError(
          51246,
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
  if (rest.length === 0) return setField(doc, name, value);
  const nested = getField(doc, name);
  if (Array.isArray(nested)) {
    setField(
      doc,
      name,
      nested.map((item) => withComputed(item, rest, value)),
    );
  } else {
    setField(doc, name, withComputed(nested, rest, value));
  }
}

function withComputed(target: unknown, path: readonly string[], value: unknown): Doc {
  const copy: Doc = isDoc(target) ? { ...target } : {};
  setComputed(copy, path, value);
  return copy;
}
