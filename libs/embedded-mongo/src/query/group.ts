import { Long } from 'bson';
import { CommandError } from '../errors';
import type { Doc } from '../values/document';
import { addField, getField, isDoc, setField } from '../values/document';
import { encodeKey } from '../values/index-key';
import { numericOf } from '../values/numbers';
import { checkDeadline } from '../deadline';
import { compileAccumulator, compileExpression } from './expression';
import { refuseInGroup } from './expressions/accumulators';
import { checkPath } from './projection';

/** A stage of an aggregation pipeline. */
export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

/** `$group`: one document per value of `_id`, in the order in which the values were first met. */
export function compileGroup(spec: unknown): Stage {
  if (!isDoc(spec)) throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(spec, '_id')) throw new CommandError(15955, 'a group specification must include an _id');
  const id = spec['_id'];
  if (
    isDoc(id) &&
    Object.values(id).some((value) => typeof value === 'boolean' || numericOf(value) !== undefined)
  ) {
    throw new CommandError(17390, '$group does not support inclusion-style expressions');
  }
  const groupId = compileExpression(id);
  const fields = Object.entries(spec)
    .filter(([name]) => name !== '_id')
    .map(([name, operand]) => ({ name, accumulate: accumulatorOf(name, operand) }));
  return function* (docs) {
    const groups = new Map<string, { id: unknown; members: Doc[] }>();
    for (const doc of docs) {
      checkDeadline();
      const id = groupId(doc) ?? null;
      refuseInGroup(id);
      const key = encodeKey([id]).toString('latin1');
      const group = groups.get(key);
      if (group) group.members.push(doc);
      else groups.set(key, { id, members: [doc] });
    }
    for (const { id, members } of groups.values()) {
      const result: Doc = { _id: id };
      for (const { name, accumulate } of fields) addField(result, name, accumulate(members) ?? null);
      yield result;
    }
  };
}

function accumulatorOf(name: string, operand: unknown): ReturnType<typeof compileAccumulator> {
  if (name.startsWith('$')) {
    throw new CommandError(40236, `The field name '${name}' cannot be an operator name`);
  }
  if (name.includes('.')) throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
  const [operator, ...others] = isDoc(operand) ? Object.keys(operand) : [];
  if (operator === undefined) {
    throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  }
  if (!operator.startsWith('$'))
    throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  if (others.length > 0) throw new CommandError(40238, `The field '${name}' must specify one accumulator`);
  return compileAccumulator(operator, (operand as Doc)[operator]);
}

/** `$unwind`: one document per element of an array; anything else that is not null counts as one element. */
export function compileUnwind(spec: unknown): Stage {
  if (!isDoc(spec) && typeof spec !== 'string') {
    throw new CommandError(15981, 'expected either a string or an object as specification for $unwind stage');
  }
  const { path, includeArrayIndex, preserveNullAndEmptyArrays, ...others } = isDoc(spec)
    ? spec
    : { path: spec };
  const [other] = Object.keys(others);
  if (other !== undefined) throw new CommandError(28811, `unrecognized option to $unwind stage: ${other}`);
  if (path === undefined || path === '') throw new CommandError(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string')
    throw new CommandError(28808, 'expected a string as the path for $unwind stage');
  if (!path.startsWith('$')) {
    throw new CommandError(28818, `path option to $unwind stage should be prefixed with a '$'`);
  }
  checkPath(path.slice(1));
  if (preserveNullAndEmptyArrays !== undefined && typeof preserveNullAndEmptyArrays !== 'boolean') {
    throw new CommandError(
      28809,
      'expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage',
    );
  }
  const indexPath = indexPathOf(includeArrayIndex);
  const names = path.slice(1).split('.');
  return function* (docs) {
    for (const doc of docs) {
      checkDeadline();
      const value = nestedValue(doc, names);
      const items = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
      const results = items.map((item) => replaceAt(doc, names, item));
      if (items.length === 0 && preserveNullAndEmptyArrays === true) {
        results.push(Array.isArray(value) ? replaceAt(doc, names, undefined) : doc);
      }
      for (const [index, result] of results.entries()) {
        if (indexPath === undefined) yield result;
        else {
          const position = Array.isArray(value) && items.length > 0 ? Long.fromNumber(index) : null;
          yield replaceAt(result, indexPath, position);
        }
      }
    }
  };
}

function indexPathOf(name: unknown): string[] | undefined {
  if (name === undefined) return undefined;
  if (typeof name !== 'string' || name === '') {
    throw new CommandError(
      28810,
      'expected a non-empty string for the includeArrayIndex option to $unwind stage',
    );
  }
  if (name.startsWith('$')) {
    throw new CommandError(
      28822,
      "includeArrayIndex option to $unwind stage should not be prefixed with a '$'",
    );
  }
  checkPath(name);
  return name.split('.');
}

/** The value at a path through documents alone: `$unwind` does not enter an array on the way. */
function nestedValue(doc: Doc, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isDoc(value) ? getField(value, name) : undefined), doc);
}

/** A copy of a document with another value at the path, or without the field for `undefined`. */
export function replaceAt(doc: Doc, [name, ...rest]: readonly string[], value: unknown): Doc {
  const nested = getField(doc, name!);
  const next = rest.length > 0 ? replaceAt(isDoc(nested) ? nested : {}, rest, value) : value;
  const copy = { ...doc };
  if (next === undefined) Reflect.deleteProperty(copy, name!);
  else setField(copy, name!, next);
  return copy;
}
