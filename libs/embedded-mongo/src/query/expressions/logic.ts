import { CommandError } from '../../errors';
import { compareValues } from '../../values/compare';
import { isDoc } from '../../values/document';
import { isTruthy } from '../operators';
import type { Compiler, Evaluate, Operator, OperatorTable } from './compiler';
import { parseFields } from './compiler';

/** BSON's order, in which missing comes before null. */
function createComparison(name: string, test: (order: number) => unknown): Operator {
  return (operand, compiler) => {
    const [left, right] = compiler.compileArguments(name, operand, 2) as [Evaluate, Evaluate];
    return (root) => test(compareValues(left(root), right(root)));
  };
}

function compileCond(operand: unknown, compiler: Compiler): Evaluate {
  const parts = isDoc(operand)
    ? ['if', 'then', 'else'].map((name) => parseFields('$cond', operand, ['if', 'then', 'else'])[name])
    : operand;
  const [test, yes, no] = compiler.compileArguments('$cond', parts, 3) as [Evaluate, Evaluate, Evaluate];
  return (root) => (isTruthy(test(root)) ? yes(root) : no(root));
}

function compileSwitch(operand: unknown, compiler: Compiler): Evaluate {
  const { branches, default: otherwise } = parseFields('$switch', operand, ['branches'], ['default']);
  if (!Array.isArray(branches) || branches.length === 0) {
    throw new CommandError(40068, '$switch requires at least one branch.');
  }
  const cases = branches.map((branch) => {
    const { case: test, then } = parseFields('$switch', branch, ['case', 'then']);
    return { test: compiler.compile(test), then: compiler.compile(then) };
  });
  const fallback = otherwise === undefined ? undefined : compiler.compile(otherwise);
  return (root) => {
    const found = cases.find(({ test }) => isTruthy(test(root)));
    if (found) return found.then(root);
    if (fallback) return fallback(root);
    throw new CommandError(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
}

export const LOGIC_OPERATORS: OperatorTable = {
  $eq: createComparison('$eq', (order) => order === 0),
  $ne: createComparison('$ne', (order) => order !== 0),
  $gt: createComparison('$gt', (order) => order > 0),
  $gte: createComparison('$gte', (order) => order >= 0),
  $lt: createComparison('$lt', (order) => order < 0),
  $lte: createComparison('$lte', (order) => order <= 0),
  $and: (operand, compiler) => {
    const terms = compiler.compileArguments('$and', operand, 0, Infinity);
    return (root) => terms.every((term) => isTruthy(term(root)));
  },
  $or: (operand, compiler) => {
    const terms = compiler.compileArguments('$or', operand, 0, Infinity);
    return (root) => terms.some((term) => isTruthy(term(root)));
  },
  $not: (operand, compiler) => {
    const [term] = compiler.compileArguments('$not', operand, 1) as [Evaluate];
    return (root) => !isTruthy(term(root));
  },
  $cond: compileCond,
  $switch: compileSwitch,
};
