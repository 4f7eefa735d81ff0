import { CommandError, notSupported } from '../errors';
import { compareValues, isEqual } from '../values/compare';
import { bsonClass, cloneTree } from '../values/document';
import { numericOf } from '../values/numbers';
import { shellText } from '../values/shell-text';
import { add } from './arithmetic';

/** Asks for the field to be removed. */
export const REMOVE = Symbol('remove');

/** Computes a field's new value from its present one (`undefined` when missing); may return `REMOVE`. */
export type FieldChange = (current: unknown) => unknown;

/** The change that one field operator makes; throws MongoDB's TypeMismatch for a wrong operand. */
export function fieldChange(operator: string, path: string, operand: unknown): FieldChange {
  switch (operator) {
    case '$set':
    case '$setOnInsert':
      return () => cloneTree(operand);
    case '$unset':
      return () => REMOVE;
    case '$inc':
      return increment(path, operand);
    case '$max':
      return (current) =>
        current === undefined || compareValues(operand, current) > 0 ? cloneTree(operand) : current;
    default:
      throw notSupported(`The update operator ${operator}`);
  }
}

function increment(path: string, operand: unknown): FieldChange {
  if (numericOf(operand) === undefined) {
    throw new CommandError(
      'TypeMismatch',
      `Cannot increment with non-numeric argument: {${path}: ${shellText(operand)}}`,
    );
  }
  return (current) => {
    if (current === undefined) return operand;
    if (numericOf(current) === undefined) {
      throw new CommandError(
        'TypeMismatch',
        `Cannot apply $inc to a value of non-numeric type. The field '${path}' holds ${shellText(current)}`,
      );
    }
    const result = add(current, operand);
    // What does not change the value keeps a negative zero, too.
    return bsonClass(result) === bsonClass(current) && isEqual(result, current) ? current : result;
  };
}
