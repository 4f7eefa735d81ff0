import { Int32 } from 'bson';
import { CommandError } from '../../errors';
import { compareValues } from '../../values/compare';
import { isDoc } from '../../values/document';
import { isNil } from '../../values/types';
import { isTruthy } from '../operators';
import type { Compiler, Evaluate, Operator, OperatorTable } from './compiler';
import { extended, fieldsOf } from './compiler';

/** Comparison in BSON's order, in which a missing field comes before null. */
function comparing(name: string, test: (order: number) => unknown): Operator {
  return (operand, compiler) => {
    const [left, right] = compiler.args(name, operand, 2) as [Evaluate, Evaluate];
    return (scope) => test(compareValues(left(scope), right(scope)));
  };
}

function cond(operand: unknown, compiler: Compiler): Evaluate {
  const parts = isDoc(operand)
    ? ['if', 'then', 'else'].map((name) => fieldsOf('$cond', operand, ['if', 'then', 'else'])[name])
    : operand;
  const [test, yes, no] = compiler.args('$cond', parts, 3) as [Evaluate, Evaluate, Evaluate];
  return (scope) => (isTruthy(test(scope)) ? yes(scope) : no(scope));
}

function switching(operand: unknown, compiler: Compiler): Evaluate {
  const { branches, default: otherwise } = fieldsOf('$switch', operand, ['branches'], ['default']);
  if (!Array.isArray(branches) || branches.length === 0) {
    throw new CommandError(40068, '$switch requires at least one branch.');
  }
  const cases = branches.map((branch) => {
    const { case: test, then } = fieldsOf('$switch', branch, ['case', 'then']);
    return { test: compiler.compile(test), then: compiler.compile(then) };
  });
  const fallback = otherwise === undefined ? undefined : compiler.compile(otherwise);
  return (scope) => {
    const found = cases.find(({ test }) => isTruthy(test(scope)));
    if (found) return found.then(scope);
    if (fallback) return fallback(scope);
    throw new CommandError(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
}

function letting(operand: unknown, compiler: Compiler): Evaluate {
  const { vars, in: body } = fieldsOf('$let', operand, ['vars', 'in']);
  if (!isDoc(vars)) throw new CommandError(10065, "invalid parameter: expected an object ($let's vars)");
  const variables = Object.entries(vars).map(([name, value]) => [name, compiler.compile(value)] as const);
  const inner = compiler.with(...Object.keys(vars)).compile(body);
  return (scope) =>
    inner(extended(scope, Object.fromEntries(variables.map(([name, value]) => [name, value(scope)]))));
}

/** Comparison, truth, choice and variables. */
export const LOGIC_OPERATORS: OperatorTable = {
  $cmp: comparing('$cmp', (order) => new Int32(Math.sign(order))),
  $eq: comparing('$eq', (order) => order === 0),
  $ne: comparing('$ne', (order) => order !== 0),
  $gt: comparing('$gt', (order) => order > 0),
  $gte: comparing('$gte', (order) => order >= 0),
  $lt: comparing('$lt', (order) => order < 0),
  $lte: comparing('$lte', (order) => order <= 0),
  $and: (operand, compiler) => {
    const terms = compiler.args('$and', operand, 0, Infinity);
    return (scope) => terms.every((term) => isTruthy(term(scope)));
  },
  $or: (operand, compiler) => {
    const terms = compiler.args('$or', operand, 0, Infinity);
    return (scope) => terms.some((term) => isTruthy(term(scope)));
  },
  $not: (operand, compiler) => {
    const [term] = compiler.args('$not', operand, 1) as [Evaluate];
    return (scope) => !isTruthy(term(scope));
  },
  $cond: cond,
  $switch: switching,
  $ifNull: (operand, compiler) => {
    const terms = compiler.args('$ifNull', operand, 2, Infinity);
    return (scope) => {
      let value: unknown;
      for (const term of terms) {
        value = term(scope);
        if (!isNil(value)) break;
      }
      return value;
    };
  },
  $let: letting,
  $literal: (operand) => () => operand,
};
