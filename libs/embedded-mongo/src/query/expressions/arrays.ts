import { Int32 } from 'bson';
import { CommandError } from '../../errors';
import { isEqual } from '../../values/compare';
import { isNil, typeName } from '../../values/types';
import { toDouble } from '../../values/numbers';
import { isTruthy } from '../operators';
import type { Compiler, Evaluate, Operator, OperatorTable } from './compiler';
import { extended, fieldsOf } from './compiler';

/** Elements that `$range` makes at most: about the 100 MB of memory that MongoDB gives to it. */
const MAX_RANGE = 5_000_000;

/** An integer of 32 bits, else MongoDB's errors for an index that is none. */
function index(value: unknown, name: string, notNumeric: number, notInt32: number): number {
  const number = toDouble(value);
  if (number === undefined) {
    throw new CommandError(
      notNumeric,
      `${name}'s second argument must be a numeric value, but is ${typeName(value)}`,
    );
  }
  if (!Number.isInteger(number) || number < -(2 ** 31) || number >= 2 ** 31) {
    throw new CommandError(
      notInt32,
      `${name}'s argument must be representable as a 32-bit integer: ${number}`,
    );
  }
  return number;
}

/** An operator on one array; null of null. */
function ofArray(name: string, code: number, compute: (array: readonly unknown[]) => unknown): Operator {
  return (operand, compiler) => {
    const [value] = compiler.args(name, operand, 1) as [Evaluate];
    return (scope) => {
      const array = value(scope);
      if (isNil(array)) return null;
      if (!Array.isArray(array)) {
        throw new CommandError(code, `${name}'s argument must be an array, but is ${typeName(array)}`);
      }
      return compute(array);
    };
  };
}

function size(operand: unknown, compiler: Compiler): Evaluate {
  const [value] = compiler.args('$size', operand, 1) as [Evaluate];
  return (scope) => {
    const array = value(scope);
    if (!Array.isArray(array)) {
      throw new CommandError(
        17124,
        `The argument to $size must be an array, but was of type: ${typeName(array)}`,
      );
    }
    return new Int32(array.length);
  };
}

function arrayElemAt(operand: unknown, compiler: Compiler): Evaluate {
  const [list, at] = compiler.args('$arrayElemAt', operand, 2) as [Evaluate, Evaluate];
  return (scope) => {
    const [array, position] = [list(scope), at(scope)];
    if (isNil(array) || isNil(position)) return null;
    if (!Array.isArray(array)) {
      throw new CommandError(
        28689,
        `$arrayElemAt's first argument must be an array, but is ${typeName(array)}`,
      );
    }
    return array.at(index(position, '$arrayElemAt', 28690, 28691));
  };
}

function inArray(operand: unknown, compiler: Compiler): Evaluate {
  const [sought, list] = compiler.args('$in', operand, 2) as [Evaluate, Evaluate];
  return (scope) => {
    const array = list(scope);
    if (!Array.isArray(array)) {
      throw new CommandError(40081, `$in requires an array as a second argument, found: ${typeName(array)}`);
    }
    const value = sought(scope);
    return array.some((item) => isEqual(item, value));
  };
}

function slice(operand: unknown, compiler: Compiler): Evaluate {
  const [list, second, third] = compiler.args('$slice', operand, 2, 3) as [Evaluate, Evaluate, Evaluate?];
  return (scope) => {
    const [array, a, b] = [list(scope), second(scope), third?.(scope)];
    if (isNil(array) || isNil(a) || (third && isNil(b))) return null;
    if (!Array.isArray(array)) {
      throw new CommandError(
        28724,
        `First argument to $slice must be an array, but is of type: ${typeName(array)}`,
      );
    }
    const first = index(a, '$slice', 28725, 28726);
    if (!third) return first < 0 ? array.slice(first) : array.slice(0, first);
    const count = index(b, '$slice', 28727, 28728);
    if (count <= 0) throw new CommandError(28729, `Third argument to $slice must be positive: ${count}`);
    const start = first < 0 ? Math.max(array.length + first, 0) : first;
    return array.slice(start, start + count);
  };
}

function concatArrays(operand: unknown, compiler: Compiler): Evaluate {
  const lists = compiler.args('$concatArrays', operand, 0, Infinity);
  return (scope) => {
    const joined: unknown[][] = [];
    for (const list of lists) {
      const array = list(scope);
      if (isNil(array)) return null;
      if (!Array.isArray(array)) {
        throw new CommandError(28664, `$concatArrays only supports arrays, not ${typeName(array)}`);
      }
      joined.push(array);
    }
    return joined.flat();
  };
}

function range(operand: unknown, compiler: Compiler): Evaluate {
  const [from, to, by] = compiler.args('$range', operand, 2, 3) as [Evaluate, Evaluate, Evaluate?];
  return (scope) => {
    const start = index(from(scope), '$range', 34443, 34444);
    const end = index(to(scope), '$range', 34445, 34446);
    const step = by ? index(by(scope), '$range', 34447, 34448) : 1;
    if (step === 0) throw new CommandError(34449, '$range requires a non-zero step value');
    const length = Math.max(0, Math.ceil((end - start) / step));
    if (length > MAX_RANGE) {
      throw new CommandError(
        'ExceededMemoryLimit',
        '$range would use too much memory and cannot spill to disk',
      );
    }
    return Array.from({ length }, (_, i) => new Int32(start + i * step));
  };
}

/** The input of `$map`, `$filter` and `$reduce`; null where it is null. */
function input(name: string, code: number, value: unknown): readonly unknown[] | null {
  if (isNil(value)) return null;
  if (Array.isArray(value)) return value;
  throw new CommandError(code, `input to ${name} must be an array not ${typeName(value)}`);
}

function map(operand: unknown, compiler: Compiler): Evaluate {
  const { input: list, as = 'this', in: body } = fieldsOf('$map', operand, ['input', 'in'], ['as']);
  const items = compiler.compile(list);
  const each = compiler.with(as).compile(body);
  return (scope) =>
    input('$map', 16883, items(scope))?.map(
      (item) => each(extended(scope, { [as as string]: item })) ?? null,
    ) ?? null;
}

function filter(operand: unknown, compiler: Compiler): Evaluate {
  const fields = fieldsOf('$filter', operand, ['input', 'cond'], ['as', 'limit']);
  const { input: list, as = 'this', cond } = fields;
  const items = compiler.compile(list);
  const keeps = compiler.with(as).compile(cond);
  const most = Object.hasOwn(fields, 'limit') ? compiler.compile(fields['limit']) : undefined;
  return (scope) => {
    const array = input('$filter', 28651, items(scope));
    const limit = most?.(scope);
    const count = isNil(limit) ? Infinity : index(limit, '$filter', 327391, 327391);
    if (count < 1) throw new CommandError(327392, `$filter: limit must be greater than 0. Found: ${count}`);
    return (
      array?.filter((item) => isTruthy(keeps(extended(scope, { [as as string]: item })))).slice(0, count) ??
      null
    );
  };
}

function reduce(operand: unknown, compiler: Compiler): Evaluate {
  const {
    input: list,
    initialValue,
    in: body,
  } = fieldsOf('$reduce', operand, ['input', 'initialValue', 'in']);
  const items = compiler.compile(list);
  const initial = compiler.compile(initialValue);
  const step = compiler.with('this', 'value').compile(body);
  return (scope) => {
    const array = input('$reduce', 40080, items(scope));
    return (
      array && array.reduce((value, item) => step(extended(scope, { this: item, value })), initial(scope))
    );
  };
}

export const ARRAY_OPERATORS: OperatorTable = {
  $size: size,
  $isArray: (operand, compiler) => {
    const [value] = compiler.args('$isArray', operand, 1) as [Evaluate];
    return (scope) => Array.isArray(value(scope));
  },
  $arrayElemAt: arrayElemAt,
  $first: ofArray('$first', 28689, (array) => array[0]),
  $last: ofArray('$last', 28689, (array) => array.at(-1)),
  $reverseArray: ofArray('$reverseArray', 34435, (array) => [...array].reverse()),
  $in: inArray,
  $slice: slice,
  $concatArrays: concatArrays,
  $range: range,
  $map: map,
  $filter: filter,
  $reduce: reduce,
};
