import { CommandError } from '../errors';
import type { Doc } from '../values/document';
import { addField, isDoc } from '../values/document';
import { encodeKey } from '../values/index-key';
import { findNumeric } from '../values/numbers';
import { checkDeadline } from '../deadline';
import { compileAccumulator, compileExpression } from './expression';
import { refuseInGroup } from './expressions/accumulators';

export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

/** Groups keep the order in which their `_id` first appeared. */
export function compileGroup(spec: unknown): Stage {
  if (!isDoc(spec)) throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(spec, '_id')) throw new CommandError(15955, 'a group specification must include an _id');
  const id = spec['_id'];
  if (
    isDoc(id) &&
    Object.values(id).some((value) => typeof value === 'boolean' || findNumeric(value) !== undefined)
  ) {
    throw new CommandError(17390, '$group does not support inclusion-style expressions');
  }
  const groupId = compileExpression(id);
  const fields = Object.entries(spec)
    .filter(([name]) => name !== '_id')
    .map(([name, operand]) => ({ name, accumulate: compileGroupField(name, operand) }));
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

function compileGroupField(name: string, operand: unknown): ReturnType<typeof compileAccumulator> {
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
