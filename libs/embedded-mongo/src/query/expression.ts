import { BSONRegExp, Decimal128, Double, Int32, Long } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as accumulatorOperators from 'mingo/operators/accumulator';
import * as expressionOperators from 'mingo/operators/expression';
import type { Any, Options } from 'mingo/types';
import { CommandError, notSupported } from '../errors';
import { compareValues } from '../values/compare';
import type { Doc } from '../values/document';
import { getField, isDoc, setField } from '../values/document';
import { regexOf } from './regex';

/** Computes a value from a document; `undefined` stands for a missing field. */
export type Expression = (doc: Doc) => unknown;

type ExpressionOperator = (doc: Any, operands: Any, options: Options) => Any;

/** Comparison in BSON's order; mingo's own sorts arrays and object keys before it compares them. */
function comparing(test: (order: number) => unknown): ExpressionOperator {
  return (doc, operands, options) => {
    const [left, right] = evalExpr(doc, operands, options) as [unknown, unknown];
    return test(compareValues(left, right));
  };
}

const comparisons: Readonly<Record<`$${string}`, ExpressionOperator>> = {
  $cmp: comparing(Math.sign),
  $eq: comparing((order) => order === 0),
  $ne: comparing((order) => order !== 0),
  $gt: comparing((order) => order > 0),
  $gte: comparing((order) => order >= 0),
  $lt: comparing((order) => order < 0),
  $lte: comparing((order) => order <= 0),
};

/** Would run text from the request as code, or gives another answer than MongoDB. */
const REFUSED = new Set(['$function', '$toHashedIndexKey', '$rand']);

const accumulators = accumulatorOperators as Readonly<Record<string, ExpressionOperator>>;

const OPTIONS: Options = {
  idKey: '_id',
  processingMode: 0,
  useStrictMode: true,
  scriptEnabled: false,
  failOnError: true,
  context: Context.init({
    accumulator: accumulatorOperators as Record<`$${string}`, ExpressionOperator>,
    expression: { ...(expressionOperators as Record<`$${string}`, ExpressionOperator>), ...comparisons },
  }),
};

/** Compiles an aggregation expression. Unknown operators throw InvalidPipelineOperator. */
export function compileExpression(expression: unknown): Expression {
  if (typeof expression === 'string' && /^\$[^$]/.test(expression)) {
    const path = expression.slice(1).split('.');
    return (doc) => resolvePath(doc, path);
  }
  validate(expression);
  const fields = referencedFields(expression);
  const operand = toPlain(expression);
  return (doc) => evaluate(() => evalExpr(pick(doc, fields), operand, OPTIONS));
}

/** Computes one value from the documents of a group. */
export type Accumulator = (docs: readonly Doc[]) => unknown;

/** Compiles a `$group` field such as `{$sum: '$price'}`. */
export function compileAccumulator(name: string, operand: unknown): Accumulator {
  const accumulator = Object.hasOwn(accumulators, name) ? accumulators[name] : undefined;
  if (!accumulator) throw new CommandError(15952, `unknown group operator '${name}'`);
  validate(operand);
  const fields = referencedFields(operand);
  const plain = toPlain(operand);
  return (docs) =>
    evaluate(() =>
      accumulator(
        docs.map((doc) => pick(doc, fields)),
        plain,
        OPTIONS,
      ),
    );
}

/** The value at a path as expressions see it: arrays on the way are mapped, a missing field is `undefined`. */
export function resolvePath(value: unknown, path: readonly string[]): unknown {
  if (path.length === 0) return value;
  if (Array.isArray(value)) {
    return value.map((item) => resolvePath(item, path)).filter((item) => item !== undefined);
  }
  return isDoc(value) ? resolvePath(getField(value, path[0]!), path.slice(1)) : undefined;
}

function evaluate(compute: () => unknown): unknown {
  try {
    return compute();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError('BadValue', (error as Error).message);
  }
}

function validate(expression: unknown): void {
  if (Array.isArray(expression)) return expression.forEach(validate);
  if (!isDoc(expression)) return;
  const names = Object.keys(expression);
  const operator = names.find((name) => name.startsWith('$'));
  if (operator !== undefined) {
    if (names.length > 1) {
      throw new CommandError(15983, 'An object representing an expression must have exactly one field');
    }
    if (REFUSED.has(operator)) throw notSupported(operator);
    if (!Object.hasOwn(expressionOperators, operator) && !Object.hasOwn(accumulators, operator)) {
      throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${operator}'`);
    }
    if (operator === '$literal') return;
  }
  Object.values(expression).forEach(validate);
}

/** The top-level fields that an expression reads; `undefined` when it reads the whole document. */
function referencedFields(expression: unknown): Set<string> | undefined {
  const fields = new Set<string>();
  const readsAll = (part: unknown): boolean => {
    if (typeof part === 'string' && part.startsWith('$')) {
      if (/^\$\$(ROOT|CURRENT)/.test(part)) return true;
      if (!part.startsWith('$$')) fields.add(part.slice(1).split('.')[0]!);
      return false;
    }
    return (Array.isArray(part) || isDoc(part)) && Object.values(part).some(readsAll);
  };
  return readsAll(expression) ? undefined : fields;
}

function pick(doc: Doc, fields: ReadonlySet<string> | undefined): Doc {
  if (!fields) return toPlain(doc) as Doc;
  const picked: Doc = {};
  for (const name of fields) {
    if (Object.hasOwn(doc, name)) setField(picked, name, toPlain(doc[name]));
  }
  return picked;
}

/** BSON numbers as JavaScript numbers, with which mingo computes; refuses what would lose digits on the way. */
function toPlain(value: unknown): unknown {
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (value instanceof Long) {
    const number = value.toNumber();
    if (!Number.isSafeInteger(number)) throw notSupported('Computing with integers beyond 2^53');
    return number;
  }
  if (value instanceof Decimal128) throw notSupported('Computing with Decimal128');
  if (value instanceof BSONRegExp) return regexOf(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (!isDoc(value)) return value;
  const plain: Doc = {};
  for (const name of Object.keys(value)) setField(plain, name, toPlain(value[name]));
  return plain;
}
