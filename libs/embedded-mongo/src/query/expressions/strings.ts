import { Int32 } from 'bson';
import { CommandError, notSupported } from '../../errors';
import { numericOf, toDouble } from '../../values/numbers';
import { isNil, typeName } from '../../values/types';
import type { Compiler, Evaluate, Operator, OperatorTable } from './compiler';
import { fieldsOf } from './compiler';
import { textOfDate } from './dates';

/** A value as text: strings, dates and integers as MongoDB writes them, null and missing as the empty string. */
function text(name: string, value: unknown): string {
  if (isNil(value)) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return textOfDate(value);
  if (numericOf(value) !== undefined) {
    if (typeName(value) !== 'int' && typeName(value) !== 'long') throw notSupported(`${name} of a double`);
    return String(numericOf(value));
  }
  throw new CommandError(16007, `can't convert from BSON type ${typeName(value)} to String`);
}

/** MongoDB changes the case of ASCII letters alone. */
const changingCase = (name: string, change: (letters: string) => string, letters: RegExp): Operator =>
  ofText(name, (value) => value.replace(letters, change));

/** An operator on one value as text. */
function ofText(name: string, compute: (value: string) => unknown): Operator {
  return (operand, compiler) => {
    const [value] = compiler.args(name, operand, 1) as [Evaluate];
    return (scope) => compute(text(name, value(scope)));
  };
}

function length(name: string, code: number, measure: (value: string) => number): Operator {
  return (operand, compiler) => {
    const [value] = compiler.args(name, operand, 1) as [Evaluate];
    return (scope) => {
      const string = value(scope);
      if (typeof string !== 'string') {
        throw new CommandError(code, `${name} requires a string argument, found: ${typeName(string)}`);
      }
      return new Int32(measure(string));
    };
  };
}

function concat(operand: unknown, compiler: Compiler): Evaluate {
  const parts = compiler.args('$concat', operand, 0, Infinity);
  return (scope) => {
    let joined = '';
    for (const part of parts) {
      const value = part(scope);
      if (isNil(value)) return null;
      if (typeof value !== 'string') {
        throw new CommandError(16702, `$concat only supports strings, not ${typeName(value)}`);
      }
      joined += value;
    }
    return joined;
  };
}

function substrCP(operand: unknown, compiler: Compiler): Evaluate {
  const [value, from, count] = compiler.args('$substrCP', operand, 3) as [Evaluate, Evaluate, Evaluate];
  const whole = (part: unknown, code: number): number => {
    const number = toDouble(part);
    if (number === undefined)
      throw new CommandError(code, '$substrCP: starting index and length must be numeric');
    if (!Number.isInteger(number)) {
      throw new CommandError(code + 1, '$substrCP: starting index and length must be 32-bit integers');
    }
    return number;
  };
  return (scope) => {
    const characters = [...text('$substrCP', value(scope))];
    const start = whole(from(scope), 34450);
    const size = whole(count(scope), 34452);
    if (size < 0) throw new CommandError(34454, '$substrCP: length must be a nonnegative integer.');
    if (start < 0)
      throw new CommandError(34455, '$substrCP: the starting index must be nonnegative integer.');
    return characters.slice(start, start + size).join('');
  };
}

function split(operand: unknown, compiler: Compiler): Evaluate {
  const [value, by] = compiler.args('$split', operand, 2) as [Evaluate, Evaluate];
  return (scope) => {
    const [string, separator] = [value(scope), by(scope)];
    if (isNil(string) || isNil(separator)) return null;
    if (typeof string !== 'string') {
      throw new CommandError(
        40085,
        `$split requires an expression that evaluates to a string as a first argument, found: ${typeName(string)}`,
      );
    }
    if (typeof separator !== 'string') {
      throw new CommandError(
        40086,
        `$split requires an expression that evaluates to a string as a second argument, found: ${typeName(separator)}`,
      );
    }
    if (separator === '') throw new CommandError(40087, '$split requires a non-empty separator');
    return string.split(separator);
  };
}

function replacing(name: '$replaceOne' | '$replaceAll'): Operator {
  return (operand, compiler) => {
    const fields = fieldsOf(name, operand, ['input', 'find', 'replacement']);
    const parts = ['input', 'find', 'replacement'].map((field) => compiler.compile(fields[field]));
    return (scope) => {
      const values = parts.map((part) => part(scope));
      const wrong = values.findIndex((value) => !isNil(value) && typeof value !== 'string');
      if (wrong >= 0) {
        throw new CommandError(
          [51746, 51745, 51744][wrong]!,
          `${name} requires strings, found: ${typeName(values[wrong])}`,
        );
      }
      if (values.some(isNil)) return null;
      const [input, find, replacement] = values as [string, string, string];
      return name === '$replaceOne'
        ? input.replace(find, () => replacement)
        : input.replaceAll(find, () => replacement);
    };
  };
}

export const STRING_OPERATORS: OperatorTable = {
  $concat: concat,
  $toLower: changingCase('$toLower', (letters) => letters.toLowerCase(), /[A-Z]+/g),
  $toUpper: changingCase('$toUpper', (letters) => letters.toUpperCase(), /[a-z]+/g),
  $strLenCP: length('$strLenCP', 34471, (value) => [...value].length),
  $strLenBytes: length('$strLenBytes', 34473, (value) => Buffer.byteLength(value)),
  $substrCP: substrCP,
  $split: split,
  $replaceOne: replacing('$replaceOne'),
  $replaceAll: replacing('$replaceAll'),
};
