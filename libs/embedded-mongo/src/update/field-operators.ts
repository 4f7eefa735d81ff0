import { CommandError, createNotSupportedError } from '../errors';
import { compareValues, isEqual } from '../values/compare';
import { findBsonClass, cloneTree } from '../values/document';
import { findNumeric } from '../values/numbers';
import { formatShellText } from '../values/shell-text';
import { add } from './arithmetic';

export const REMOVE = Symbol('remove');

/** `undefined` stands for a missing field; may return `REMOVE`. */
export type FieldChange = (current: unknown) => unknown;

/** Throws TypeMismatch for a wrong operand. */
export function createFieldChange(operator: string, path: string, operand: unknown): FieldChange {
  switch (operator) {
    case '$set':
    case '$setOnInsert':
      return () => cloneTree(operand);
    case '$unset':
      return () => REMOVE;
    case '$inc':
      return createIncrement(path, operand);
    case '$max':
      return (current) =>
        current === undefined || compareValues(operand, current) > 0 ? cloneTree(operand) : current;
    default:
      throw createNotSupportedError(`The update operator ${operator}`);
  }
}

function createIncrement(path: string, operand: unknown): FieldChange {
  if (findNumeric(operand) === undefined) {
    throw new CommandError(
      'TypeMismatch',
      `Cannot increment with non-numeric argument: {${path}: ${formatShellText(operand)}}`,
    );
  }
  return (current) => {
    if (current === undefined) return operand;
    if (findNumeric(current) === undefined) {
      throw new CommandError(
        'TypeMismatch',
        `Cannot apply $inc to a value of non-numeric type. The field '${path}' holds ${formatShellText(current)}`,
      );
    }
    const result = add(current, operand);
    // Keeps the sign of a negative zero if the value does not change.
    return findBsonClass(result) === findBsonClass(current) && isEqual(result, current) ? current : result;
  };
}
