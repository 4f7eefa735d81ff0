import { BSONSymbol, Decimal128, MaxKey, MinKey } from 'bson';
import { checkDeadline } from '../deadline';
import { CommandError, createNotSupported } from '../errors';
import { compareValues, isEqual, rankOf, formatText } from '../values/compare';
import type { Doc } from '../values/document';
import { isDoc } from '../values/document';
import { compareNumbers, toDouble } from '../values/numbers';
import { isNil } from '../values/types';
import type { Condition } from './condition';
import { createAnyElement, createAnyValue, createNot } from './condition';
import { isRegex, getRegex, createTextTest } from './regex';

const createBadValue = (message: string): CommandError => new CommandError('BadValue', message);

/** True for `{$gt: 1}`, false for `{x: 1}` or a reference; the first name decides, as in MongoDB. */
export function isOperatorDoc(operand: unknown): operand is Doc {
  if (!isDoc(operand) || !Object.keys(operand)[0]?.startsWith('$')) return false;
  return !(Object.hasOwn(operand, '$ref') && Object.hasOwn(operand, '$id'));
}

/** Null also equals a missing field, a regular expression also the texts that it matches. */
export const createEquals = (operand: unknown): Condition => createAnyValue(createEquality(operand));

function createEquality(operand: unknown): (value: unknown) => boolean {
  if (isNil(operand)) return isNil;
  if (isRegex(operand)) {
    const test = createTextTest(getRegex(operand));
    const isText = (value: unknown): boolean => typeof value === 'string' || value instanceof BSONSymbol;
    return (value) => (isText(value) ? test(formatText(value)) : isEqual(value, operand));
  }
  return (value) => value !== undefined && isEqual(value, operand);
}

/** The first equal array element is the match's position. */
function createEqualsAny(operand: unknown, operator: string): Condition {
  const tests = listOf(operand, operator).map(createEquality);
  return createAnyValue((value) => tests.some((test) => test(value)));
}

/** Compares only values of the operand's type, except against MinKey and MaxKey. */
function createOrdered(accepts: (order: number) => boolean): (operand: unknown) => Condition {
  return (operand) => {
    if (isRegex(operand)) throw createBadValue("Can't have RegEx as arg to predicate over field");
    if (isNil(operand)) return accepts(0) ? createAnyValue(isNil) : createAnyValue(() => false);
    const rank = rankOf(operand);
    const anyType = operand instanceof MinKey || operand instanceof MaxKey;
    const isNaN = Number.isNaN(toDouble(operand));
    return createAnyValue((value) => {
      if (!anyType && rankOf(value) !== rank) return false;
      // NaN equals itself and is neither below nor above any number.
      if (Number.isNaN(toDouble(value)) !== isNaN) return anyType && accepts(compareValues(value, operand));
      return accepts(compareValues(value, operand));
    });
  };
}

function listOf(operand: unknown, operator: string): unknown[] {
  if (!Array.isArray(operand)) throw createBadValue(`${operator} needs an array`);
  for (const item of operand) {
    checkDeadline();
    if (isOperatorDoc(item)) throw createBadValue(`cannot nest $ under ${operator}`);
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
      // An explicit `$eq` takes a regular expression literally.
      return isRegex(operand) ? createAnyValue((value) => isEqual(value, operand)) : createEquals(operand);
    case '$ne':
      if (isRegex(operand)) throw createBadValue("Can't have regex as arg to $ne.");
      return createNot(createEquals(operand));
    case '$gt':
      return createOrdered((order) => order > 0)(operand);
    case '$gte':
      return createOrdered((order) => order >= 0)(operand);
    case '$lt':
      return createOrdered((order) => order < 0)(operand);
    case '$lte':
      return createOrdered((order) => order <= 0)(operand);
    case '$in':
      return createEqualsAny(operand, operator);
    case '$nin':
      return createNot(createEqualsAny(operand, operator));
    case '$exists': {
      const exists = createAnyValue((value) => value !== undefined, true);
      return isTruthy(operand) ? exists : createNot(exists);
    }
    case '$elemMatch':
      return createAnyElement(elemMatch(operand));
    default:
      throw createNotSupported(`The query operator ${operator}`);
  }
}

/** False only for false, null, missing and zero, as in MongoDB. */
export function isTruthy(value: unknown): boolean {
  if (value instanceof Decimal128) return compareNumbers(value, 0) !== 0;
  return value !== false && !isNil(value) && toDouble(value) !== 0;
}
