import { BSONSymbol, Decimal128, MaxKey, MinKey } from 'bson';
import { checkDeadline } from '../deadline';
import { CommandError, createNotSupportedError } from '../errors';
import { compareValues, isEqual, rankValue, formatText } from '../values/compare';
import type { Doc } from '../values/document';
import { isDoc } from '../values/document';
import { compareNumbers, toDouble } from '../values/numbers';
import { isNil } from '../values/types';
import type { Condition } from './condition';
import { createAnyElementCondition, createAnyValueCondition, createNotCondition } from './condition';
import { isRegex, toRegex, createTextTest } from './regex';

const createBadValueError = (message: string): CommandError => new CommandError('BadValue', message);

/** True for `{$gt: 1}`, false for `{x: 1}` or a reference; the first name decides, as in MongoDB. */
export function isOperatorDoc(operand: unknown): operand is Doc {
  if (!isDoc(operand) || !Object.keys(operand)[0]?.startsWith('$')) return false;
  return !(Object.hasOwn(operand, '$ref') && Object.hasOwn(operand, '$id'));
}

/** Null also equals a missing field, a regular expression also the texts that it matches. */
export const createEqualsCondition = (operand: unknown): Condition =>
  createAnyValueCondition(createEqualityTest(operand));

function createEqualityTest(operand: unknown): (value: unknown) => boolean {
  if (isNil(operand)) return isNil;
  if (isRegex(operand)) {
    const test = createTextTest(toRegex(operand));
    const isText = (value: unknown): boolean => typeof value === 'string' || value instanceof BSONSymbol;
    return (value) => (isText(value) ? test(formatText(value)) : isEqual(value, operand));
  }
  return (value) => value !== undefined && isEqual(value, operand);
}

/** The first equal array element is the match's position. */
function createEqualsAnyCondition(operand: unknown, operator: string): Condition {
  const tests = requireArray(operand, operator).map(createEqualityTest);
  return createAnyValueCondition((value) => tests.some((test) => test(value)));
}

/** Compares only values of the operand's type, except against MinKey and MaxKey. */
function createOrderOperator(accepts: (order: number) => boolean): (operand: unknown) => Condition {
  return (operand) => {
    if (isRegex(operand)) throw createBadValueError("Can't have RegEx as arg to predicate over field");
    if (isNil(operand))
      return accepts(0) ? createAnyValueCondition(isNil) : createAnyValueCondition(() => false);
    const rank = rankValue(operand);
    const anyType = operand instanceof MinKey || operand instanceof MaxKey;
    const isNaN = Number.isNaN(toDouble(operand));
    return createAnyValueCondition((value) => {
      if (!anyType && rankValue(value) !== rank) return false;
      // NaN equals itself and is neither less nor greater than any number.
      if (Number.isNaN(toDouble(value)) !== isNaN) return anyType && accepts(compareValues(value, operand));
      return accepts(compareValues(value, operand));
    });
  };
}

function requireArray(operand: unknown, operator: string): unknown[] {
  if (!Array.isArray(operand)) throw createBadValueError(`${operator} needs an array`);
  for (const item of operand) {
    checkDeadline();
    if (isOperatorDoc(item)) throw createBadValueError(`cannot nest $ under ${operator}`);
  }
  return operand;
}

/** Allow-list. `elemMatch` compiles the operand of `$elemMatch`. */
export function createOperatorCondition(
  operator: string,
  operand: unknown,
  elemMatch: (operand: unknown) => (element: unknown) => boolean,
): Condition {
  switch (operator) {
    case '$eq':
      // An explicit `$eq` compares a regular expression literally.
      return isRegex(operand)
        ? createAnyValueCondition((value) => isEqual(value, operand))
        : createEqualsCondition(operand);
    case '$ne':
      if (isRegex(operand)) throw createBadValueError("Can't have regex as arg to $ne.");
      return createNotCondition(createEqualsCondition(operand));
    case '$gt':
      return createOrderOperator((order) => order > 0)(operand);
    case '$gte':
      return createOrderOperator((order) => order >= 0)(operand);
    case '$lt':
      return createOrderOperator((order) => order < 0)(operand);
    case '$lte':
      return createOrderOperator((order) => order <= 0)(operand);
    case '$in':
      return createEqualsAnyCondition(operand, operator);
    case '$nin':
      return createNotCondition(createEqualsAnyCondition(operand, operator));
    case '$exists': {
      const exists = createAnyValueCondition((value) => value !== undefined, true);
      return isTruthy(operand) ? exists : createNotCondition(exists);
    }
    case '$elemMatch':
      return createAnyElementCondition(elemMatch(operand));
    default:
      throw createNotSupportedError(`The query operator ${operator}`);
  }
}

/** False only for false, null, missing and zero, as in MongoDB. */
export function isTruthy(value: unknown): boolean {
  if (value instanceof Decimal128) return compareNumbers(value, 0) !== 0;
  return value !== false && !isNil(value) && toDouble(value) !== 0;
}
