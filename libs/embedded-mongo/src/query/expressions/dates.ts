import { Int32, Long, ObjectId, Timestamp } from 'bson';
import { CommandError, notSupported } from '../../errors';
import { isDoc } from '../../values/document';
import { compareNumbers, numericOf, toDouble } from '../../values/numbers';
import { isNil, typeName } from '../../values/types';
import type { Compiler, Evaluate, Operator, OperatorTable } from './compiler';
import { fieldsOf } from './compiler';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FIXED_UNITS: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: SECOND,
  minute: MINUTE,
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
};
const MONTHS_OF: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

/** The moment in a date, a timestamp or an ObjectId; `undefined` for everything else. */
export function momentOf(value: unknown): Date | undefined {
  if (value instanceof Date) return value;
  // MongoDB reads the seconds of an ObjectId with their sign.
  if (value instanceof ObjectId)
    return new Date((Math.floor(value.getTimestamp().getTime() / SECOND) | 0) * SECOND);
  if (value instanceof Timestamp) return new Date(value.getHighBitsUnsigned() * SECOND);
  return undefined;
}

/** A date as MongoDB writes it when it is asked for text. */
export const textOfDate = (date: Date): string => formatted(date, '%Y-%m-%dT%H:%M:%S.%LZ');

const pad = (number: number, length: number): string => String(number).padStart(length, '0');

function dayOfYear(date: Date): number {
  return (
    Math.floor(
      (Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) - yearStart(date)) / DAY,
    ) + 1
  );
}

function yearStart(date: Date): number {
  return new Date(0).setUTCFullYear(date.getUTCFullYear(), 0, 1);
}

const isoDay = (date: Date): number => date.getUTCDay() || 7;

/** The ISO week and the year that it belongs to: that of its Thursday. */
function isoWeek(date: Date): { week: number; year: number } {
  const thursday = new Date(date.getTime() + (4 - isoDay(date)) * DAY);
  return { week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1, year: thursday.getUTCFullYear() };
}

/** Weeks from Sunday to Saturday; the days before the first Sunday are week 0. */
const sundayWeek = (date: Date): number => Math.floor((dayOfYear(date) + 6 - date.getUTCDay()) / 7);

function formatted(date: Date, format: string): string {
  return format.replace(/%(.?)/gs, (_, specifier: string) => {
    switch (specifier) {
      case 'Y':
        return year(date);
      case 'm':
        return pad(date.getUTCMonth() + 1, 2);
      case 'd':
        return pad(date.getUTCDate(), 2);
      case 'H':
        return pad(date.getUTCHours(), 2);
      case 'M':
        return pad(date.getUTCMinutes(), 2);
      case 'S':
        return pad(date.getUTCSeconds(), 2);
      case 'L':
        return pad(date.getUTCMilliseconds(), 3);
      case 'j':
        return pad(dayOfYear(date), 3);
      case 'w':
        return String(date.getUTCDay() + 1);
      case 'u':
        return String(isoDay(date));
      case 'U':
        return pad(sundayWeek(date), 2);
      case 'V':
        return pad(isoWeek(date).week, 2);
      case 'G':
        return pad(isoWeek(date).year, 4);
      case '%':
        return '%';
      case 'b':
      case 'B':
      case 'z':
      case 'Z':
        throw notSupported(`%${specifier} in a format`);
      default:
        throw new CommandError(18536, `Invalid format character '%${specifier}' in format string`);
    }
  });
}

function year(date: Date): string {
  const number = date.getUTCFullYear();
  if (number < 0 || number > 9999) {
    throw new CommandError(
      18537,
      `$dateToString is only defined on year 0-9999, tried to use year ${number}`,
    );
  }
  return pad(number, 4);
}

/** Refuses every timezone but UTC: the others need the history of their clocks. */
function inUtc(timezone: unknown): boolean {
  if (timezone === undefined) return true;
  if (typeof timezone === 'string' && ['UTC', 'GMT', 'Etc/UTC', 'Z', '+00:00', '+0000'].includes(timezone))
    return true;
  throw notSupported('A timezone other than UTC');
}

const PART_CODES = { unknown: 40535, missing: 40539 };
const STRING_CODES = { none: 18629, unknown: 18534, missing: 18628 };
const ADD_CODES = { unknown: 5166401, missing: 5166402 };

/** A part of a date; null of null. */
function part(name: string, read: (date: Date) => unknown): Operator {
  return (operand, compiler) => {
    const isOptions = isDoc(operand) && !Object.keys(operand)[0]?.startsWith('$');
    const options = isOptions ? fieldsOf(name, operand, ['date'], ['timezone'], PART_CODES) : undefined;
    inUtc(options?.['timezone']);
    if (Array.isArray(operand) && operand.length !== 1) {
      throw new CommandError(40536, `${name} accepts exactly one argument if given an array`);
    }
    const [source] = options
      ? [compiler.compile(options['date'])]
      : (compiler.args(name, operand, 1) as [Evaluate]);
    return (scope) => {
      const value = source!(scope);
      return isNil(value) ? null : read(required(value));
    };
  };
}

function required(value: unknown): Date {
  const date = momentOf(value);
  if (!date) throw new CommandError(16006, `can't convert from BSON type ${typeName(value)} to Date`);
  return date;
}

const int = (read: (date: Date) => number) => (date: Date) => new Int32(read(date));

function dateToString(operand: unknown, compiler: Compiler): Evaluate {
  const fields = fieldsOf('$dateToString', operand, ['date'], ['format', 'timezone', 'onNull'], STRING_CODES);
  inUtc(fields['timezone']);
  const { format = '%Y-%m-%dT%H:%M:%S.%LZ' } = fields;
  if (typeof format !== 'string' || format.startsWith('$'))
    throw notSupported('A computed format of $dateToString');
  formatted(new Date(0), format);
  const source = compiler.compile(fields['date']);
  const onNull = Object.hasOwn(fields, 'onNull') ? compiler.compile(fields['onNull']) : () => null;
  return (scope) => {
    const value = source(scope);
    return isNil(value) ? onNull(scope) : formatted(required(value), format);
  };
}

/** Adds whole units; from the 31st to a month without one it goes to that month's last day. */
function added(date: Date, unit: string, amount: number): Date {
  const months = MONTHS_OF[unit];
  if (months === undefined) return new Date(date.getTime() + amount * FIXED_UNITS[unit]!);
  const target = date.getUTCFullYear() * 12 + date.getUTCMonth() + amount * months;
  const [toYear, toMonth] = [Math.floor(target / 12), ((target % 12) + 12) % 12];
  const lastDay = new Date(new Date(0).setUTCFullYear(toYear, toMonth + 1, 0)).getUTCDate();
  const result = new Date(date);
  result.setUTCFullYear(toYear, toMonth, Math.min(date.getUTCDate(), lastDay));
  return result;
}

function adding(name: '$dateAdd' | '$dateSubtract', sign: 1 | -1): Operator {
  return (operand, compiler) => {
    const fields = fieldsOf(name, operand, ['startDate', 'unit', 'amount'], ['timezone'], ADD_CODES);
    inUtc(fields['timezone']);
    const { unit } = fields;
    if (typeof unit !== 'string' || unit.startsWith('$')) throw notSupported(`A computed unit of ${name}`);
    if (!(unit in FIXED_UNITS) && !(unit in MONTHS_OF)) {
      throw new CommandError('FailedToParse', `unknown time unit value: ${unit}`);
    }
    const [start, count] = [compiler.compile(fields['startDate']), compiler.compile(fields['amount'])];
    return (scope) => {
      const [value, raw] = [start(scope), count(scope)];
      if (isNil(value) || isNil(raw)) return null;
      const date = momentOf(value);
      if (!date) throw new CommandError(5166403, `${name} requires startDate to be convertible to a date`);
      const amount = toDouble(raw);
      if (
        amount === undefined ||
        !Number.isSafeInteger(amount) ||
        compareNumbers(numericOf(raw)!, amount) !== 0
      ) {
        throw new CommandError(5166405, `${name} expects integer amount of time units`);
      }
      const result = added(date, unit, sign * amount);
      if (Number.isNaN(result.getTime()))
        throw new CommandError(5976500, `invalid ${name} 'amount' argument value: ${amount}`);
      return result;
    };
  };
}

/** Dates in UTC. */
export const DATE_OPERATORS: OperatorTable = {
  $year: part(
    '$year',
    int((date) => date.getUTCFullYear()),
  ),
  $month: part(
    '$month',
    int((date) => date.getUTCMonth() + 1),
  ),
  $dayOfMonth: part(
    '$dayOfMonth',
    int((date) => date.getUTCDate()),
  ),
  $dayOfWeek: part(
    '$dayOfWeek',
    int((date) => date.getUTCDay() + 1),
  ),
  $dayOfYear: part('$dayOfYear', int(dayOfYear)),
  $hour: part(
    '$hour',
    int((date) => date.getUTCHours()),
  ),
  $minute: part(
    '$minute',
    int((date) => date.getUTCMinutes()),
  ),
  $second: part(
    '$second',
    int((date) => date.getUTCSeconds()),
  ),
  $millisecond: part(
    '$millisecond',
    int((date) => date.getUTCMilliseconds()),
  ),
  $week: part('$week', int(sundayWeek)),
  $isoDayOfWeek: part('$isoDayOfWeek', int(isoDay)),
  $isoWeek: part(
    '$isoWeek',
    int((date) => isoWeek(date).week),
  ),
  $isoWeekYear: part('$isoWeekYear', (date) => Long.fromNumber(isoWeek(date).year)),
  $dateToString: dateToString,
  $dateAdd: adding('$dateAdd', 1),
  $dateSubtract: adding('$dateSubtract', -1),
};
