import { CommandError } from '../errors';
import type { MatchDetails } from '../query/condition';
import { getMatchedIndex } from '../query/condition';
import { parseArrayIndex } from '../query/paths';
import type { Doc } from '../values/document';
import { addField, getField, isDoc } from '../values/document';
import { formatShellText } from '../values/shell-text';
import { REMOVE } from './field-operators';
import type { FieldChange } from './field-operators';

/** MongoDB's limit on nulls added by writing far past an array's end. */
const MAX_PADDING = 1_500_000;

/** Replaces the positional `$` by the index that the query found. */
export function toConcretePath(path: readonly string[], details: MatchDetails): string[] {
  return path.map((name) => {
    if (name !== '$') return name;
    const index = getMatchedIndex(details);
    if (index === undefined) {
      throw new CommandError(
        'BadValue',
        'The positional operator did not find the match needed from the query.',
      );
    }
    return String(index);
  });
}

/** If the path ends early: `create` missing documents, or `skip` the change. */
export type EarlyEnd = 'create' | 'skip';

/** Changes in place. Throws PathNotViable if the path crosses a scalar. */
export function changeAt(doc: Doc, path: readonly string[], change: FieldChange, earlyEnd: EarlyEnd): void {
  let parent: Doc | unknown[] = doc;
  for (const [depth, name] of path.slice(0, -1).entries()) {
    let child: unknown = getChild(parent, name, path, earlyEnd);
    if (child === undefined) {
      // A change that leaves the field missing must not create its parents.
      if (earlyEnd !== 'create') return;
      child = {};
      put(parent, name, child);
    }
    if (!isDoc(child) && !Array.isArray(child)) {
      if (earlyEnd === 'skip') return;
      throw createNotViableError(path[depth + 1]!, name, child);
    }
    parent = child;
  }
  const last = path.at(-1)!;
  const current = getChild(parent, last, path, earlyEnd);
  if (earlyEnd !== 'create' && current === undefined) return;
  const next = change(current);
  if (next !== REMOVE) put(parent, last, next);
  else if (Array.isArray(parent)) parent[Number(last)] = null;
  else Reflect.deleteProperty(parent, last);
}

function getChild(
  parent: Doc | unknown[],
  name: string,
  path: readonly string[],
  earlyEnd: EarlyEnd,
): unknown {
  if (!Array.isArray(parent)) return getField(parent, name);
  const index = parseArrayIndex(name);
  if (index !== undefined) return parent[index];
  if (earlyEnd === 'skip') return undefined;
  throw createNotViableError(name, path[path.indexOf(name) - 1] ?? '', parent);
}

function put(parent: Doc | unknown[], name: string, value: unknown): void {
  if (!Array.isArray(parent)) return addField(parent, name, value);
  const index = Number(name);
  if (index - parent.length > MAX_PADDING) {
    throw new CommandError('BadValue', `can't backfill more than ${MAX_PADDING} elements`);
  }
  while (parent.length < index) parent.push(null);
  parent[index] = value;
}

function createNotViableError(field: string, owner: string, element: unknown): CommandError {
  return new CommandError(
    'PathNotViable',
    `Cannot create field '${field}' in element {${owner}: ${formatShellText(element)}}`,
  );
}
