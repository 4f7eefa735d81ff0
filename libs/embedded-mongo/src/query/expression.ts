import type { Doc } from '../values/document';
import { compileGroupField } from './expressions/accumulators';
import { Compiler } from './expressions/compiler';
import { LOGIC_OPERATORS } from './expressions/logic';

/** `undefined` stands for a missing field. */
export type Expression = (doc: Doc) => unknown;

export type Accumulator = (docs: readonly Doc[]) => unknown;

const COMPILER = new Compiler(LOGIC_OPERATORS);

/** Throws NotImplemented for operators that are not on the allow-list. */
export function compileExpression(expression: unknown): Expression {
  return COMPILER.compile(expression);
}

export function compileAccumulator(name: string, operand: unknown): Accumulator {
  return compileGroupField(name, operand, COMPILER);
}
