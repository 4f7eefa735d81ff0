import { CommandError, createNotSupportedError } from '../errors';
import type { Doc } from '../values/document';
import { isDoc } from '../values/document';
import type { Condition, MatchDetails } from './condition';
import { createEveryCondition, createNotCondition } from './condition';
import { createEqualsCondition, isOperatorDoc, createOperatorCondition } from './operators';
import { splitPath } from './paths';
import { compileRegex, isRegex } from './regex';
import { BSONRegExp } from 'bson';

/** `details` receives the position of the matching array element. */
export type Predicate = (doc: unknown, details?: MatchDetails) => boolean;

const createBadValueError = (message: string): CommandError => new CommandError('BadValue', message);

/** Throws BadValue for an invalid filter, NotImplemented for an operator that is not on the allow-list. */
export function compileFilter(filter: Doc): Predicate {
  const parts = Object.entries(filter).map(([name, operand]) =>
    name.startsWith('$') ? compileTopLevel(name, operand) : compileField(name, operand),
  );
  if (parts.length === 1) return parts[0]!;
  return (doc, details) => parts.every((part) => part(doc, details));
}

function compileTopLevel(name: string, operand: unknown): Predicate {
  switch (name) {
    case '$and': {
      const clauses = compileClauses(name, operand);
      return (doc, details) => clauses.every((clause) => clause(doc, details));
    }
    case '$or': {
      const clauses = compileClauses(name, operand);
      const fields = new Set((operand as Doc[]).flatMap((clause) => Object.keys(clause)));
      return (doc, details) => {
        const isMatch = clauses.some((clause) => clause(doc));
        // MongoDB may merge equalities of one field into `$in`, which sets a position; other branches do not.
        if (isMatch && details && fields.size === 1) details.perhaps = true;
        return isMatch;
      };
    }
    default:
      throw createNotSupportedError(`The query operator ${name}`);
  }
}

function compileClauses(name: string, operand: unknown): Predicate[] {
  if (!Array.isArray(operand)) throw createBadValueError(`${name} must be an array`);
  if (operand.length === 0) throw createBadValueError(`$and/$or/$nor must be a nonempty array`);
  return operand.map((clause) => {
    if (!isDoc(clause)) throw createBadValueError(`$or/$and/$nor entries need to be full objects`);
    return compileFilter(clause);
  });
}

function compileField(name: string, operand: unknown): Predicate {
  const path = splitPath(name);
  const condition = compileOperand(operand);
  return (doc, details) => condition.onPath(doc, path, details);
}

function compileOperand(operand: unknown): Condition {
  return isOperatorDoc(operand) ? compileOperators(operand) : createEqualsCondition(operand);
}

function compileOperators(operators: Doc): Condition {
  return createEveryCondition(
    Object.entries(operators).flatMap(([operator, operand]) => {
      if (operator === '$not') return [compileNot(operand)];
      if (operator === '$regex') return [createEqualsCondition(parseRegexOperand(operators))];
      if (operator === '$options') {
        if (!Object.hasOwn(operators, '$regex')) throw createBadValueError('$options needs a $regex');
        return [];
      }
      return [createOperatorCondition(operator, operand, compileElemMatch)];
    }),
  );
}

function compileNot(operand: unknown): Condition {
  if (isRegex(operand)) return createNotCondition(createEqualsCondition(operand));
  if (!isDoc(operand)) throw createBadValueError('$not needs a regex or a document');
  if (Object.keys(operand).length === 0) throw createBadValueError('$not cannot be empty');
  return createNotCondition(compileOperators(operand));
}

function parseRegexOperand(operators: Doc): BSONRegExp {
  const { $regex: operand, $options: options } = operators;
  if (options !== undefined && typeof options !== 'string')
    throw createBadValueError('$options has to be a string');
  const own = operand instanceof BSONRegExp ? operand.options : '';
  const pattern = operand instanceof BSONRegExp ? operand.pattern : operand;
  if (typeof pattern !== 'string') throw createBadValueError('$regex has to be a string');
  if (pattern.includes('\0')) throw createBadValueError('$regex has no zero byte');
  if (own && options) {
    const names = Object.keys(operators);
    const isBefore = names.indexOf('$options') < names.indexOf('$regex');
    throw new CommandError(isBefore ? 51074 : 51075, 'options set in both $regex and $options');
  }
  compileRegex(pattern, own || (options ?? ''));
  return new BSONRegExp(pattern, own || options);
}

export const CLAUSES: ReadonlySet<string> = new Set(['$and', '$or']);

/** `{$elemMatch: {$gt: 1}}` tests elements, `{$elemMatch: {x: 1}}` documents in the array. */
function compileElemMatch(operand: unknown): (element: unknown) => boolean {
  if (!isDoc(operand)) throw createBadValueError('$elemMatch needs an Object');
  const first = Object.keys(operand)[0];
  if (isOperatorDoc(operand) && !CLAUSES.has(first!)) {
    const condition = compileOperators(operand);
    return (element) => condition.onElement(element);
  }
  const predicate = compileFilter(operand);
  return (element) => (isDoc(element) || Array.isArray(element)) && predicate(toDoc(element));
}

/** A nested array matches like a document with its indexes as fields. */
const toDoc = (element: unknown): unknown => (Array.isArray(element) ? { ...element } : element);
