import { ObjectId } from 'bson';
import { CommandError } from '../errors';
import { isOperatorDoc } from '../query/operators';
import { isRegex } from '../query/regex';
import { splitPath } from '../query/paths';
import type { Doc } from '../values/document';
import { cloneTree, getField, isDoc } from '../values/document';
import { isReplacement } from './update';
import type { Update } from './update';
import { changeAt } from './update-paths';

/** Fields fixed by the filter, then the update, `_id` first. */
export function createUpsertedDocument(filter: Doc, update: unknown, apply: Update): Doc {
  const base: Doc = {};
  const fixed = new Map<string, unknown>();
  collectFixed(filter, fixed);
  for (const [path, value] of fixed) {
    if (isReplacement(update) && path !== '_id') continue;
    changeAt(base, splitPath(path), () => cloneTree(value), 'create');
  }
  const inserted = apply(base, true);
  const { _id: id = new ObjectId(), ...rest } = inserted;
  return { _id: id, ...rest };
}

function collectFixed(filter: Doc, fixed: Map<string, unknown>): void {
  for (const [name, operand] of Object.entries(filter)) {
    const clauses = Array.isArray(operand) ? operand.filter(isDoc) : [];
    if (name === '$and' || (name === '$or' && clauses.length === 1)) {
      clauses.forEach((clause) => collectFixed(clause, fixed));
    } else if (!name.startsWith('$')) {
      const value = getFixedValue(operand);
      if (value !== undefined) fix(name, value, fixed);
    }
  }
}

function fix(name: string, value: unknown, fixed: Map<string, unknown>): void {
  for (const path of fixed.keys()) {
    if (path === name || path.startsWith(`${name}.`) || name.startsWith(`${path}.`)) {
      throw new CommandError(
        'NotSingleValueField',
        `cannot infer query fields to set, path '${name}' is matched twice`,
      );
    }
  }
  fixed.set(name, value);
}

function getFixedValue(operand: unknown): unknown {
  if (isRegex(operand)) return undefined;
  if (!isOperatorDoc(operand)) return operand;
  if (Object.hasOwn(operand, '$eq')) return getField(operand, '$eq');
  const list = operand['$in'];
  return Array.isArray(list) && list.length === 1 && !isRegex(list[0]) && !isOperatorDoc(list[0])
    ? list[0]
    : undefined;
}
