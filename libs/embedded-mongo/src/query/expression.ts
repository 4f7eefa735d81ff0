import type { Doc } from '../values/document';
import { compileGroupField, SUMMING_OPERATORS } from './expressions/accumulators';
import { ARRAY_OPERATORS } from './expressions/arrays';
import { Compiler } from './expressions/compiler';
import { CONVERSION_OPERATORS } from './expressions/conversions';
import { DATE_OPERATORS } from './expressions/dates';
import { LOGIC_OPERATORS } from './expressions/logic';
import { NUMBER_OPERATORS } from './expressions/numbers';
import { OBJECT_OPERATORS } from './expressions/objects';
import { STRING_OPERATORS } from './expressions/strings';

/** Computes a value from a document; `undefined` stands for a missing field. */
export type Expression = (doc: Doc) => unknown;

/** Computes one value from the documents of a group. */
export type Accumulator = (docs: readonly Doc[]) => unknown;

/** Expressions that MongoDB 7 and 8 have and this engine leaves out; anything else unknown is a mistake of the client. */
const KNOWN_BUT_MISSING = new Set(
  `$accumulator $acos $acosh $allElementsTrue $anyElementTrue $asin $asinh $atan $atan2 $atanh $binarySize $bitAnd
   $bitNot $bitOr $bitXor $bsonSize $convert $cos $cosh $covariancePop $covarianceSamp $dateDiff $dateFromParts
   $dateFromString $dateToParts $dateTrunc $degreesToRadians $denseRank $exp $firstN $function $indexOfArray
   $indexOfBytes $indexOfCP $lastN $ln $log $log10 $ltrim $maxN $median $meta $minN $percentile $pow
   $radiansToDegrees $rand $regexFind $regexFindAll $regexMatch $rtrim $setDifference $setEquals $setField
   $setIntersection $setIsSubset $setUnion $sigmoid $sin $sinh $sortArray $sqrt $stdDevPop $stdDevSamp $strcasecmp $substr
   $substrBytes $tan $tanh $toDecimal $toHashedIndexKey $toUUID $trim $tsIncrement $tsSecond $unsetField
   $zip`.split(/\s+/),
);

const OPERATORS = {
  ...LOGIC_OPERATORS,
  ...NUMBER_OPERATORS,
  ...SUMMING_OPERATORS,
  ...ARRAY_OPERATORS,
  ...OBJECT_OPERATORS,
  ...STRING_OPERATORS,
  ...CONVERSION_OPERATORS,
  ...DATE_OPERATORS,
};

const COMPILER = new Compiler(OPERATORS, KNOWN_BUT_MISSING);

/** Whether MongoDB has no expression of this name either. */
export const isUnknownExpression = (name: string): boolean =>
  name.startsWith('$') && !Object.hasOwn(OPERATORS, name) && !KNOWN_BUT_MISSING.has(name);

const scopeOf = (root: Doc) => ({ root, variables: {} });

/** Compiles an aggregation expression. Unknown operators throw InvalidPipelineOperator, those left out NotImplemented. */
export function compileExpression(expression: unknown): Expression {
  const compute = COMPILER.compile(expression);
  return (doc) => compute(scopeOf(doc));
}

/** Compiles a `$group` field such as `{$sum: '$price'}`. */
export function compileAccumulator(name: string, operand: unknown): Accumulator {
  const compute = compileGroupField(name, operand, COMPILER);
  return (docs) => compute(docs.map(scopeOf));
}
