import { BSONSymbol, Decimal128, MaxKey, MinKey } from 'bson';
import { checkDeadline } from '../deadline';
import { CommandError, notSupported } from '../errors';
import { compareValues, isEqual, RANK, rankOf, textOf } from '../values/compare';
import type { Doc } from '../values/document';
import { bsonClass, isDoc } from '../values/document';
import { compareNumbers, numericOf, toDouble, toInteger, truncated } from '../values/numbers';
import { isNil } from '../values/types';
import type { Condition } from './condition';
import { anyElement, anyValue, every, not } from './condition';
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

/** Aliases of `$type` and the test of each; BSON keeps the exact class because numbers are not promoted. */
const TYPES: Readonly<Record<string, readonly [number, (value: unknown) => boolean]>> = {
  double: [1, (value) => bsonClass(value) === 'Double'],
  string: [2, (value) => typeof value === 'string'],
  object: [3, (value) => rankOf(value) === RANK.object],
  array: [4, Array.isArray],
  binData: [5, (value) => bsonClass(value) === 'Binary'],
  undefined: [6, () => false],
  objectId: [7, (value) => bsonClass(value) === 'ObjectId'],
  bool: [8, (value) => typeof value === 'boolean'],
  date: [9, (value) => value instanceof Date],
  null: [10, (value) => value === null],
  regex: [11, isRegex],
  dbPointer: [12, () => false],
  javascript: [13, (value) => bsonClass(value) === 'Code'],
  symbol: [14, (value) => bsonClass(value) === 'BSONSymbol'],
  javascriptWithScope: [15, () => false],
  int: [16, (value) => bsonClass(value) === 'Int32'],
  timestamp: [17, (value) => bsonClass(value) === 'Timestamp'],
  long: [18, (value) => bsonClass(value) === 'Long'],
  decimal: [19, (value) => bsonClass(value) === 'Decimal128'],
  minKey: [-1, (value) => bsonClass(value) === 'MinKey'],
  maxKey: [127, (value) => bsonClass(value) === 'MaxKey'],
};

function typeTest(operand: unknown): (value: unknown) => boolean {
  if (operand === 'number') return (value) => rankOf(value) === RANK.number;
  if (typeof operand === 'string') {
    if (!Object.hasOwn(TYPES, operand)) throw badValue(`Unknown type name alias: ${operand}`);
    return TYPES[operand]![1];
  }
  if (numericOf(operand) === undefined) {
    throw new CommandError('TypeMismatch', 'type must be represented as a number or a string');
  }
  const code = toInteger(operand);
  const found = Object.values(TYPES).find(([number]) => number === code);
  if (!found) throw badValue(`Invalid numerical type code: ${String(toDouble(operand) ?? operand)}`);
  return found[1];
}

function type(operand: unknown): Condition {
  const operands = Array.isArray(operand) ? operand : [operand];
  if (operands.length === 0) throw new CommandError('FailedToParse', '$type must match at least one type');
  const tests = operands.map(typeTest);
  return anyValue((value) => value !== undefined && tests.some((test) => test(value)));
}

function size(operand: unknown): Condition {
  const length = toInteger(operand);
  if (length === undefined || length < 0) {
    throw badValue('Failed to parse $size. Expected a non-negative integer');
  }
  return anyValue((value) => Array.isArray(value) && value.length === length, true);
}

function mod(operand: unknown): Condition {
  if (!Array.isArray(operand) || operand.length !== 2) {
    const reason = Array.isArray(operand) && operand.length > 2 ? 'too many elements' : 'not enough elements';
    throw badValue(`malformed mod, ${Array.isArray(operand) ? reason : 'needs to be an array'}`);
  }
  const [divisor, remainder] = operand.map(wholeOf) as [bigint?, bigint?];
  if (divisor === undefined || remainder === undefined) throw badValue('malformed mod, not a 64-bit integer');
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return anyValue((value) => {
    const number = wholeOf(value);
    return number !== undefined && number % divisor === remainder;
  });
}

/** A number without its fraction; `undefined` for what is none, not finite or wider than 64 bits. */
function wholeOf(value: unknown): bigint | undefined {
  const numeric = numericOf(value);
  if (numeric === undefined) return undefined;
  const whole = truncated(numeric);
  return whole !== undefined && BigInt.asIntN(64, whole) === whole ? whole : undefined;
}

/** The condition of one operator; `elemMatch` compiles the operand of `$elemMatch` into a test of an element. */
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
    case '$type':
      return type(operand);
    case '$size':
      return size(operand);
    case '$mod':
      return mod(operand);
    case '$all':
      return all(operand, elemMatch);
    case '$elemMatch':
      return anyElement(elemMatch(operand));
    case '$where':
    case '$geoIntersects':
    case '$geoWithin':
    case '$near':
    case '$nearSphere':
    case '$bitsAllClear':
    case '$bitsAllSet':
    case '$bitsAnyClear':
    case '$bitsAnySet':
      throw notSupported(operator);
    default:
      throw badValue(`unknown operator: ${operator}`);
  }
}

function all(operand: unknown, elemMatch: (operand: unknown) => (element: unknown) => boolean): Condition {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) return anyValue(() => false);
  const matchesElements = isDoc(operand[0]) && Object.keys(operand[0])[0] === '$elemMatch';
  return every(
    operand.map((item) => {
      checkDeadline();
      const first = isDoc(item) ? Object.keys(item)[0] : undefined;
      if (first === '$elemMatch' && matchesElements)
        return anyElement(elemMatch((item as Record<string, unknown>)[first]));
      if (isOperatorDoc(item) || matchesElements) throw badValue('no $ expressions in $all');
      return equals(item);
    }),
  );
}

/** MongoDB's truth of a BSON value: everything but false, null, missing and zero. */
export function isTruthy(value: unknown): boolean {
  if (value instanceof Decimal128) return compareNumbers(value, 0) !== 0;
  return value !== false && !isNil(value) && toDouble(value) !== 0;
}
