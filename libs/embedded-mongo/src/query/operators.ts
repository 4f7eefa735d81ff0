import { BSONSymbol, Decimal128, MaxKey, MinKey } from 'bson';
import { checkDeadline } from '../deadline';
import { CommandError, notSupported } from '../errors';
import { compareValues, isEqual, rankOf, textOf } from '../values/compare';
import type { Doc } from '../values/document';
import { isDoc } from '../values/document';
import { compareNumbers, toDouble } from '../values/numbers';
import { isNil } from '../values/types';
import type { Condition } from './condition';
import { anyElement, anyValue, not } from './condition';
import { isRegex, regexOf, textTest } from './regex';

const badValue = (message: string): CommandError => new CommandError('BadValue', message);

/** True for `{$gt: 1}`, false for a literal such as `{x: 1}` or a reference; the first name decides, as in MongoDB. */
export function isOperatorDoc(operand: unknown): operand is Doc {
  if (!isDoc(operand) || !Object.keys(operand)[0]?.startsWith('$')) return false;
  return !(Object.hasOwn(operand, '$ref') && Object.hasOwn(operand, '$id'));
}

/** Equality with a literal: null also stands for a missing field, a regular expression also for what it matches. */
export const equals = (operand: unknown): Condition => anyValue(equality(operand));

function equality(operand: unknown): (value: unknown) => boolean {
  if (isNil(operand)) return isNil;
  if (isRegex(operand)) {
    const test = textTest(regexOf(operand));
    const isText = (value: unknown): boolean => typeof value === 'string' || value instanceof BSONSymbol;
    return (value) => (isText(value) ? test(textOf(value)) : isEqual(value, operand));
  }
  return (value) => value !== undefined && isEqual(value, operand);
}

/** Equality with one of several; the first element of an array that equals any of them is the one that matched. */
function equalsAny(operand: unknown, operator: string): Condition {
  const tests = listOf(operand, operator).map(equality);
  return anyValue((value) => tests.some((test) => test(value)));
}

/** `$gt` and its kin compare only values of the operand's own type, except against MinKey and MaxKey. */
function ordered(accepts: (order: number) => boolean): (operand: unknown) => Condition {
  return (operand) => {
    if (isRegex(operand)) throw badValue("Can't have RegEx as arg to predicate over field");
    if (isNil(operand)) return accepts(0) ? anyValue(isNil) : anyValue(() => false);
    const rank = rankOf(operand);
    const anyType = operand instanceof MinKey || operand instanceof MaxKey;
    const isNaN = Number.isNaN(toDouble(operand));
    return anyValue((value) => {
      if (!anyType && rankOf(value) !== rank) return false;
      // NaN is neither below nor above any number, and equal to itself.
      if (Number.isNaN(toDouble(value)) !== isNaN) return anyType && accepts(compareValues(value, operand));
      return accepts(compareValues(value, operand));
    });
  };
}

function listOf(operand: unknown, operator: string): unknown[] {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  for (const item of operand) {
    checkDeadline();
    if (isOperatorDoc(item)) throw badValue(`cannot nest $ under ${operator}`);
  }
  return operand;
}

/** The allow-list of conditions, of one operator each; `elemMatch` compiles the operand of `$elemMatch` into a test of an element. */
export function operatorCondition(
  operator: string,
  operand: unknown,
  elemMatch: (operand: unknown) => (element: unknown) => boolean,
): Condition {
  switch (operator) {
    case '$eq':
      // An explicit $eq takes a regular expression literally.
      return isRegex(operand) ? anyValue((value) => isEqual(value, operand)) : equals(operand);
    case '$ne':
      if (isRegex(operand)) throw badValue("Can't have regex as arg to $ne.");
      return not(equals(operand));
    case '$gt':
      return ordered((order) => order > 0)(operand);
    case '$gte':
      return ordered((order) => order >= 0)(operand);
    case '$lt':
      return ordered((order) => order < 0)(operand);
    case '$lte':
      return ordered((order) => order <= 0)(operand);
    case '$in':
      return equalsAny(operand, operator);
    case '$nin':
      return not(equalsAny(operand, operator));
    case '$exists': {
      const exists = anyValue((value) => value !== undefined, true);
      return isTruthy(operand) ? exists : not(exists);
    }
    case '$elemMatch':
      return anyElement(elemMatch(operand));
    default:
      throw notSupported(`The query operator ${operator}`);
  }
}

/** MongoDB's truth of a BSON value: everything but false, null, missing and zero. */
export function isTruthy(value: unknown): boolean {
  if (value instanceof Decimal128) return compareNumbers(value, 0) !== 0;
  return value !== false && !isNil(value) && toDouble(value) !== 0;
}
