import { Int32, Timestamp } from 'bson';
import { CommandError } from '../errors';
import { compareValues, isEqual } from '../values/compare';
import { bsonClass, cloneTree, isDoc } from '../values/document';
import { isLong, numericOf } from '../values/numbers';
import { shellText } from '../values/shell-text';
import { combine } from './arithmetic';

/** Asks for the field to be removed. */
export const REMOVE = Symbol('remove');

/** Computes a field's new value from its present one (`undefined` when missing); may return `REMOVE`. */
export type FieldChange = (current: unknown) => unknown;

/** What an update has to know besides its own words. */
export interface UpdateContext {
  readonly now: Date;
  readonly inserting: boolean;
}

/** The change that one field operator makes; throws MongoDB's TypeMismatch or FailedToParse for a wrong operand. */
export function fieldChange(
  operator: string,
  path: string,
  operand: unknown,
  context: UpdateContext,
): FieldChange {
  switch (operator) {
    case '$set':
    case '$setOnInsert':
      return () => cloneTree(operand);
    case '$unset':
      return () => REMOVE;
    case '$inc':
    case '$mul':
      return arithmetic(operator, path, operand);
    case '$min':
      return (current) =>
        current === undefined || compareValues(operand, current) < 0 ? cloneTree(operand) : current;
    case '$max':
      return (current) =>
        current === undefined || compareValues(operand, current) > 0 ? cloneTree(operand) : current;
    case '$bit':
      return bitwise(path, operand);
    default:
      return currentDate(operand, context.now);
  }
}

function arithmetic(operator: '$inc' | '$mul', path: string, operand: unknown): FieldChange {
  if (numericOf(operand) === undefined) {
    const verb = operator === '$inc' ? 'increment' : 'multiply';
    throw new CommandError(
      'TypeMismatch',
      `Cannot ${verb} with non-numeric argument: {${path}: ${shellText(operand)}}`,
    );
  }
  return (current) => {
    if (current === undefined)
      return operator === '$inc' ? operand : combine('multiply', operand, new Int32(0));
    if (numericOf(current) === undefined) {
      throw new CommandError(
        'TypeMismatch',
        `Cannot apply ${operator} to a value of non-numeric type. The field '${path}' holds ${shellText(current)}`,
      );
    }
    const result = combine(operator === '$inc' ? 'add' : 'multiply', current, operand);
    // What does not change the value keeps a negative zero, too.
    return bsonClass(result) === bsonClass(current) && isEqual(result, current) ? current : result;
  };
}

function bitwise(path: string, operand: unknown): FieldChange {
  const operations = isDoc(operand) ? Object.entries(operand) : [];
  const isInteger = (value: unknown): boolean => value instanceof Int32 || isLong(value);
  if (operations.length > 0 && operations.every(([name, mask]) => isBitOperation(name) && isInteger(mask))) {
    return (current) => {
      if (current !== undefined && !isInteger(current)) {
        throw new CommandError(
          'BadValue',
          `Cannot apply $bit to a value of non-integral type in field '${path}'`,
        );
      }
      return operations.reduce<unknown>(
        (value, [operation, bits]) => combine(operation as 'and', value, bits),
        current ?? new Int32(0),
      );
    };
  }
  throw new CommandError(
    'BadValue',
    `The $bit modifier takes {and|or|xor: <integer>}, not ${shellText(operand)}`,
  );
}

const isBitOperation = (name: string): boolean => ['and', 'or', 'xor'].includes(name);

function currentDate(operand: unknown, now: Date): FieldChange {
  const type = isDoc(operand) ? operand['$type'] : 'date';
  if (typeof operand !== 'boolean' && type !== 'date' && type !== 'timestamp') {
    throw new CommandError('BadValue', `The '$type' string field is required to be 'date' or 'timestamp'`);
  }
  if (typeof operand !== 'boolean' && (!isDoc(operand) || Object.keys(operand).length > 1)) {
    throw new CommandError('BadValue', `${shellText(operand)} is not valid for $currentDate`);
  }
  if (type === 'timestamp') return () => new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
  return () => now;
}
