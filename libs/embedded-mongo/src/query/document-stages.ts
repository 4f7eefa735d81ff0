import { CommandError } from '../errors';
import type { Doc } from '../values/document';
import { cloneTree, isDoc } from '../values/document';
import { checkFields } from './arguments';
import { compileExpression } from './expression';
import { checkPaths, compileProjection, setComputed } from './projection';

/** A stage that turns each document into one other. */
export type DocumentStage = (doc: Doc) => Doc;

/** Compiles a document-by-document stage; `undefined` when the name is not one. */
export function compileDocumentStage(name: string, operand: unknown): DocumentStage | undefined {
  switch (name) {
    case '$set':
    case '$addFields':
      return addFields(document(operand, 40272, `${name} specification stage must be an object`));
    case '$unset':
      return unset(operand);
    case '$project':
      return project(document(operand, 15969, '$project specification must be an object'));
    case '$replaceRoot':
      return replaceRoot(
        document(operand, 40229, 'expected an object as specification for $replaceRoot stage'),
      );
    case '$replaceWith':
      return replaceWith(operand);
    default:
      return undefined;
  }
}

function document(operand: unknown, code: number, message: string): Doc {
  if (!isDoc(operand)) throw new CommandError(code, message);
  return operand;
}

function addFields(fields: Doc): DocumentStage {
  const flat = flatten(fields, []);
  checkPaths(flat.map(({ path }) => path.join('.')));
  const computed = flat.map(({ path, value }) => ({
    path,
    expression: compileExpression(value),
  }));
  return (doc) => {
    let changed = cloneTree(doc);
    for (const { path, expression } of computed) {
      const value = expression(doc);
      if (value === undefined) changed = compileProjection({ [path.join('.')]: false })(changed);
      else setComputed(changed, path, value);
    }
    return changed;
  };
}

/** `{a: {b: 1}}` sets `a.b` and keeps the other fields of `a`, as MongoDB does. */
function flatten(fields: Doc, prefix: readonly string[]): { path: string[]; value: unknown }[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (prefix.length > 0 && name.includes('.')) {
      throw new CommandError(40183, `FieldPath field names may not contain '.': '${name}'`);
    }
    const path = [...prefix, ...name.split('.')];
    const names = isDoc(value) ? Object.keys(value) : [];
    if (names.length > 1 && names[0]!.startsWith('$')) {
      throw new CommandError(40181, 'An expression must have exactly one field');
    }
    const nested = names.length > 0 && !names[0]!.startsWith('$');
    return nested ? flatten(value as Doc, path) : [{ path, value }];
  });
}

function unset(operand: unknown): DocumentStage {
  if (typeof operand !== 'string' && !Array.isArray(operand)) {
    throw new CommandError(31002, '$unset specification must be a string or an array');
  }
  const names: unknown[] = Array.isArray(operand) ? operand : [operand];
  if (names.length === 0) throw new CommandError(31119, '$unset specification must have at least one field');
  if (!names.every((name) => typeof name === 'string')) {
    throw new CommandError(31120, '$unset specification must be a string or an array of strings');
  }
  checkPaths(names);
  return compileProjection(Object.fromEntries(names.map((name) => [name, false])));
}

function project(spec: Doc): DocumentStage {
  if (Object.keys(spec).length === 0) {
    throw new CommandError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  }
  return compileProjection(spec);
}

function replaceRoot(spec: Doc): DocumentStage {
  checkFields(spec, '$replaceRoot', ['newRoot']);
  if (!Object.hasOwn(spec, 'newRoot')) {
    throw new CommandError(40414, "BSON field '$replaceRoot.newRoot' is missing but a required field");
  }
  return replaceWith(spec['newRoot']);
}

function replaceWith(expression: unknown): DocumentStage {
  const compute = compileExpression(expression);
  return (doc) => {
    const root = compute(doc);
    if (!isDoc(root)) {
      throw new CommandError(40228, "'newRoot' expression must evaluate to an object");
    }
    return root;
  };
}
