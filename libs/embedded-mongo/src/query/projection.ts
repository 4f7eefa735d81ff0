import { CommandError, createNotSupportedError } from '../errors';
import type { Doc } from '../values/document';
import { getField, isDoc, setField } from '../values/document';
import { findNumeric } from '../values/numbers';
import { isTruthy } from './operators';
import { splitPath } from './paths';

export type Projection = (doc: Doc) => Doc;

type Rule = 'include' | 'exclude';

type Tree = Map<string, Rule | Tree>;

/** Throws MongoDB's errors for mixed projections and path collisions. */
export function compileProjection(spec: Doc): Projection {
  const tree: Tree = new Map();
  const rules: [string, Rule][] = [];
  collect(spec, '', rules);
  for (const [path, rule] of rules) plant(tree, splitPath(path), rule, path);
  const isIncluding = isInclusion(rules);
  const idRule = tree.get('_id');
  if (isIncluding && !idRule) tree.set('_id', 'include');
  if (isIncluding && idRule === 'exclude') tree.delete('_id');
  return (doc) => shapeValue(doc, tree, isIncluding) as Doc;
}

function collect(spec: Doc, prefix: string, rules: [string, Rule][]): void {
  for (const [name, value] of Object.entries(spec)) {
    const path = prefix + name;
    if (name.endsWith('.$')) throw createNotSupportedError('The positional projection');
    checkPath(path);
    if (typeof value === 'boolean' || findNumeric(value) !== undefined) {
      rules.push([path, isTruthy(value) ? 'include' : 'exclude']);
    } else if (isDoc(value) && !Object.keys(value).some((key) => key.startsWith('$'))) {
      if (Object.keys(value).length === 0) {
        throw new CommandError(
          51270,
          'An empty sub-projection is not a valid value. Found empty object at path',
        );
      }
      collect(value, `${path}.`, rules);
    } else throw createNotSupportedError('A projection that computes');
  }
}

const MAX_PARTS = 200;

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
    parts.some(
      (part, index) => part.startsWith('$') && (index === 0 || !['$ref', '$id', '$db'].includes(part)),
    )
  ) {
    throw new CommandError(16410, `FieldPath field names may not start with '$': '${path}'`);
  }
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

const isRule = (node: Rule | Tree | undefined): node is Rule => typeof node === 'string';

function isInclusion(rules: readonly [string, Rule][]): boolean {
  const deciding = rules.filter(([path]) => path !== '_id');
  const excluded = deciding.find(([, rule]) => rule === 'exclude');
  const included = deciding.find(([, rule]) => rule === 'include');
  if (excluded && included) {
    throw deciding.indexOf(excluded) < deciding.indexOf(included)
      ? new CommandError(31253, `Cannot do inclusion on field ${included[0]} in exclusion projection`)
      : new CommandError(31254, `Cannot do exclusion on field ${excluded[0]} in inclusion projection`);
  }
  if (deciding.length > 0) return included !== undefined;
  return rules.some(([, rule]) => rule === 'include');
}

function shapeValue(value: unknown, tree: Tree, isIncluding: boolean): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((item) => !isIncluding || isDoc(item) || Array.isArray(item))
      .map((item) => shapeValue(item, tree, isIncluding));
  }
  if (!isDoc(value)) return isIncluding ? {} : value;
  const shaped: Doc = {};
  for (const name of Object.keys(value)) {
    const field = getField(value, name);
    const node = tree.get(name);
    const result = isRule(node)
      ? node === 'include'
        ? field
        : undefined
      : shapeField(field, node, isIncluding);
    if (result !== undefined) setField(shaped, name, result);
  }
  return shaped;
}

function shapeField(field: unknown, node: Tree | undefined, isIncluding: boolean): unknown {
  if (!node) return isIncluding ? undefined : field;
  const isNested = isDoc(field) || Array.isArray(field);
  return isNested ? shapeValue(field, node, isIncluding) : isIncluding ? undefined : field;
}
