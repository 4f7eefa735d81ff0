import type { Doc } from '../values/document';
import { compileGroupField } from './expressions/accumulators';
import { Compiler } from './expressions/compiler';
import { LOGIC_OPERATORS } from './expressions/logic';

/** Computes a value from a document; `undefined` stands for a missing field. */
export type Expression = (doc: Doc) => unknown;

/** Computes one value from the documents of a group. */
export type Accumulator = (docs: readonly Doc[]) => unknown;

const COMPILER = new Compiler(LOGIC_OPERATORS);

/** Compiles an aggregation expression. Throws NotImplemented for operators that are not on the list. */
export function compileExpression(expression: unknown): Expression {
  return COMPILER.compile(expression);
}

/** Compiles a `$group` field such as `{$sum: '$price'}`. */
export function compileAccumulator(name: string, operand: unknown): Accumulator {
  return compileGroupField(name, operand, COMPILER);
}
