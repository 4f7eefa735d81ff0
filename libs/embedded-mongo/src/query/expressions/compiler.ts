import { CommandError, notSupported } from '../../errors';
import type { Doc } from '../../values/document';
import { addField, getField, isDoc } from '../../values/document';
import { checkDeadline } from '../../deadline';

/** What an expression can see: the document, and the variables of `$let`, `$map`, `$filter` and `$reduce`. */
export interface Scope {
  readonly root: Doc;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Computes a value; `undefined` stands for a missing field, which is not the same as null. */
export type Evaluate = (scope: Scope) => unknown;

/** Compiles the operand of one operator. */
export type Operator = (operand: unknown, compiler: Compiler) => Evaluate;

export type OperatorTable = Readonly<Record<string, Operator>>;

/** Compiles aggregation expressions against an allow-list of operators; knows which variables are defined where. */
export class Compiler {
  constructor(
    private readonly operators: OperatorTable,
    /** Operators that MongoDB has and the list leaves out. */
    private readonly refused: ReadonlySet<string>,
    private readonly variables: readonly string[] = [],
  ) {}

  /** The compiler inside an operator that defines variables. Throws for names that MongoDB refuses. */
  with(...names: unknown[]): Compiler {
    for (const name of names) {
      if (typeof name !== 'string' || !/^(CURRENT|[a-z\u0080-\uffff]\w*)$/u.test(name)) {
        throw new CommandError(
          16867,
          `'${String(name)}' starts with an invalid character for a user variable name`,
        );
      }
      if (name === 'CURRENT') throw notSupported('Redefining $$CURRENT');
    }
    return new Compiler(this.operators, this.refused, [...this.variables, ...(names as string[])]);
  }

  /** Throws InvalidPipelineOperator for an unknown operator and NotImplemented for one that is left out. */
  compile(expression: unknown): Evaluate {
    if (typeof expression === 'string' && expression.startsWith('$')) return this.reference(expression);
    if (Array.isArray(expression)) {
      const items = expression.map((item) => this.compile(item));
      return (scope) => items.map((item) => item(scope) ?? null);
    }
    return isDoc(expression) ? this.document(expression) : () => expression;
  }

  /** Compiles the arguments of an operator, which are a list or, for one argument, the argument itself. */
  args(name: string, operand: unknown, atLeast: number, atMost = atLeast): Evaluate[] {
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
      return (scope) => {
        const result: Doc = {};
        for (const [name, compute] of fields) {
          const value = compute(scope);
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
    if (this.refused.has(operator)) throw notSupported(`The expression ${operator}`);
    throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${operator}'`);
  }

  private reference(text: string): Evaluate {
    if (text === '$') throw new CommandError(16872, "'$' by itself is not a valid FieldPath");
    if (text === '$$') throw new CommandError('FailedToParse', 'empty variable names are not allowed');
    if (!text.startsWith('$$')) return fieldPath(text.slice(1));
    const [name = '', ...path] = text.slice(2).split('.');
    const rest = path.length > 0 ? splitFieldPath(path.join('.')) : [];
    if (this.variables.includes(name)) return ({ variables }) => valueAt(variables[name], rest);
    switch (name) {
      case 'ROOT':
      case 'CURRENT':
        return ({ root }) => valueAt(root, rest);
      case 'REMOVE':
        return () => undefined;
      case 'NOW':
      case 'CLUSTER_TIME':
      case 'SEARCH_META':
      case 'USER_ROLES':
        throw notSupported(`The variable $$${name}`);
      default:
        throw new CommandError(17276, `Use of undefined variable: ${name}`);
    }
  }
}

function fieldPath(text: string): Evaluate {
  const path = splitFieldPath(text);
  return ({ root }) => valueAt(root, path);
}

/** Splits a path as expressions write it. Throws for an empty or dollar-prefixed component. */
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
 * The value at a path as expressions see it: of an array on the way, the values inside its documents. Numbers are
 * names, never positions, and arrays directly inside arrays are not entered.
 */
function valueAt(value: unknown, path: readonly string[], at = 0): unknown {
  if (at === path.length) return value;
  if (isDoc(value)) return valueAt(getField(value, path[at]!), path, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item) => {
    checkDeadline();
    const found = isDoc(item) ? valueAt(item, path, at) : undefined;
    return found === undefined ? [] : [found];
  });
}

/** The same scope with more variables. */
export function extended(scope: Scope, variables: Readonly<Record<string, unknown>>): Scope {
  checkDeadline();
  return { root: scope.root, variables: { ...scope.variables, ...variables } };
}

/** The fields of an operator's operand; throws for unknown ones. */
export function fieldsOf(
  name: string,
  operand: unknown,
  required: readonly string[],
  optional: readonly string[] = [],
  codes: { none?: number; unknown?: number; missing?: number } = {},
): Doc {
  if (!isDoc(operand))
    throw new CommandError(codes.none ?? 'FailedToParse', `${name} only supports an object as its argument`);
  const unknown = Object.keys(operand).find(
    (field) => !required.includes(field) && !optional.includes(field),
  );
  if (unknown !== undefined)
    throw new CommandError(codes.unknown ?? 'FailedToParse', `Unrecognized argument to ${name}: ${unknown}`);
  const missing = required.find((field) => !Object.hasOwn(operand, field));
  if (missing !== undefined)
    throw new CommandError(codes.missing ?? 'FailedToParse', `Missing '${missing}' parameter to ${name}`);
  return operand;
}
