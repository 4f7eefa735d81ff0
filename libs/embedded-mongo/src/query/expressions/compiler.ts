import { CommandError, createNotSupportedError } from '../../errors';
import type { Doc } from '../../values/document';
import { addField, getField, isDoc } from '../../values/document';
import { checkDeadline } from '../../deadline';

/** `undefined` stands for a missing field, which differs from null. */
export type Evaluate = (root: Doc) => unknown;

export type Operator = (operand: unknown, compiler: Compiler) => Evaluate;

export type OperatorTable = Readonly<Record<string, Operator>>;

export class Compiler {
  constructor(private readonly operators: OperatorTable) {}

  /** Throws NotImplemented for an operator that is not on the allow-list. */
  compile(expression: unknown): Evaluate {
    if (typeof expression === 'string' && expression.startsWith('$'))
      return this.compileReference(expression);
    if (Array.isArray(expression)) {
      const items = expression.map((item) => this.compile(item));
      return (root) => items.map((item) => item(root) ?? null);
    }
    return isDoc(expression) ? this.document(expression) : () => expression;
  }

  compileArguments(name: string, operand: unknown, atLeast: number, atMost = atLeast): Evaluate[] {
    const list = Array.isArray(operand) ? operand : [operand];
    if (list.length < atLeast || list.length > atMost) {
      throw new CommandError(
        atLeast === atMost ? 16020 : 28667,
        `Expression ${name} takes ${atLeast === atMost ? 'exactly' : 'at least'} ${atLeast} arguments. ${list.length} were passed in.`,
      );
    }
    return list.map((item) => this.compile(item));
  }

  private document(expression: Doc): Evaluate {
    const names = Object.keys(expression);
    const operator = names.find((name) => name.startsWith('$'));
    if (operator === undefined) {
      const fields = names.map((name) => {
        if (name === '') throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
        if (name.includes('.')) {
          throw new CommandError(16412, `FieldPath field names may not contain '.': '${name}'`);
        }
        return [name, this.compile(expression[name])] as const;
      });
      return (root) => {
        const result: Doc = {};
        for (const [name, compute] of fields) {
          const value = compute(root);
          if (value !== undefined) addField(result, name, value);
        }
        return result;
      };
    }
    if (!names[0]!.startsWith('$')) {
      throw new CommandError(16410, `FieldPath field names may not start with '$': '${operator}'`);
    }
    if (names.length > 1) {
      throw new CommandError(15983, 'An object representing an expression must have exactly one field');
    }
    const compileOperator = Object.hasOwn(this.operators, operator) ? this.operators[operator] : undefined;
    if (compileOperator) return compileOperator(expression[operator], this);
    throw createNotSupportedError(`The expression ${operator}`);
  }

  private compileReference(text: string): Evaluate {
    if (text === '$') throw new CommandError(16872, "'$' by itself is not a valid FieldPath");
    if (text === '$$') throw new CommandError('FailedToParse', 'empty variable names are not allowed');
    if (!text.startsWith('$$')) return compileFieldPath(text.slice(1));
    throw createNotSupportedError(`The variable ${text}`);
  }
}

function compileFieldPath(text: string): Evaluate {
  const path = splitFieldPath(text);
  return (root) => getValueAt(root, path);
}

/** Throws for an empty or dollar-prefixed component. */
function splitFieldPath(text: string): string[] {
  const path = text.split('.');
  if (text.includes('\0')) throw new CommandError(16411, 'FieldPath field names may not contain null bytes.');
  if (path.length > 200) throw new CommandError('Overflow', 'FieldPath is too long');
  if (path.some((name) => name === '')) {
    throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
  }
  const isName = (name: string, at: number): boolean =>
    !name.startsWith('$') || (at > 0 && ['$ref', '$id', '$db'].includes(name));
  if (!path.every(isName)) {
    throw new CommandError(16410, `FieldPath field names may not start with '$': '${text}'`);
  }
  return path;
}

/**
 * Enters arrays of documents on the way. Numbers are names, never positions; arrays directly inside arrays are
 * not entered.
 */
function getValueAt(value: unknown, path: readonly string[], at = 0): unknown {
  if (at === path.length) return value;
  if (isDoc(value)) return getValueAt(getField(value, path[at]!), path, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item) => {
    checkDeadline();
    const found = isDoc(item) ? getValueAt(item, path, at) : undefined;
    return found === undefined ? [] : [found];
  });
}

export function parseFields(
  name: string,
  operand: unknown,
  required: readonly string[],
  optional: readonly string[] = [],
): Doc {
  if (!isDoc(operand))
    throw new CommandError('FailedToParse', `${name} only supports an object as its argument`);
  const unknown = Object.keys(operand).find(
    (field) => !required.includes(field) && !optional.includes(field),
  );
  if (unknown !== undefined)
    throw new CommandError('FailedToParse', `Unrecognized argument to ${name}: ${unknown}`);
  const missing = required.find((field) => !Object.hasOwn(operand, field));
  if (missing !== undefined)
    throw new CommandError('FailedToParse', `Missing '${missing}' parameter to ${name}`);
  return operand;
}
