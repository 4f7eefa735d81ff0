import { CommandError, notSupported } from '../../errors';
import type { Doc } from '../../values/document';
import { addField, getField, isDoc } from '../../values/document';
import { isNil, typeName } from '../../values/types';
import type { Compiler, Evaluate, OperatorTable } from './compiler';

/** One document of the fields of several; later ones win, null and missing add nothing. */
export function merged(values: readonly unknown[]): Doc {
  const result: Doc = {};
  for (const value of values) {
    if (isNil(value)) continue;
    if (!isDoc(value)) {
      throw new CommandError(
        40400,
        `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`,
      );
    }
    for (const [name, field] of Object.entries(value)) addField(result, name, field);
  }
  return result;
}

function getFieldOf(operand: unknown, compiler: Compiler): Evaluate {
  const { field, input = '$$CURRENT' } =
    isDoc(operand) && Object.hasOwn(operand, 'field') ? operand : { field: operand };
  if (isDoc(field) || (typeof field === 'string' && field.startsWith('$'))) {
    throw notSupported('A computed name of $getField');
  }
  if (typeof field !== 'string') {
    throw new CommandError(5654602, "$getField requires 'field' to evaluate to a constant of type String");
  }
  const source = compiler.compile(input);
  return (scope) => {
    const value = source(scope);
    if (isDoc(value)) return getField(value, field);
    return value === null ? null : undefined;
  };
}

function objectToArray(operand: unknown, compiler: Compiler): Evaluate {
  const [source] = compiler.args('$objectToArray', operand, 1) as [Evaluate];
  return (scope) => {
    const value = source(scope);
    if (isNil(value)) return null;
    if (!isDoc(value)) {
      throw new CommandError(40390, `$objectToArray requires a document input, found: ${typeName(value)}`);
    }
    return Object.entries(value).map(([k, v]) => ({ k, v }));
  };
}

function arrayToObject(operand: unknown, compiler: Compiler): Evaluate {
  const [source] = compiler.args('$arrayToObject', operand, 1) as [Evaluate];
  return (scope) => {
    const value = source(scope);
    if (isNil(value)) return null;
    if (!Array.isArray(value)) {
      throw new CommandError(40386, `$arrayToObject requires an array input, found: ${typeName(value)}`);
    }
    const result: Doc = {};
    if (value.some(isDoc) && !value.every(isDoc)) {
      throw new CommandError(
        Array.isArray(value[0]) ? 40396 : 40391,
        '$arrayToObject takes pairs of one form',
      );
    }
    for (const item of value) {
      const pair =
        isDoc(item) && Object.keys(item).length === 2 ? [getField(item, 'k'), getField(item, 'v')] : item;
      if (!Array.isArray(pair) || pair.length !== 2 || typeof pair[0] !== 'string' || pair[1] === undefined) {
        throw new CommandError(40398, '$arrayToObject requires pairs of a string key and a value');
      }
      if (pair[0].includes('\0'))
        throw new CommandError(4940400, 'Key field cannot contain an embedded null byte');
      addField(result, pair[0], pair[1]);
    }
    return result;
  };
}

export const OBJECT_OPERATORS: OperatorTable = {
  $mergeObjects: (operand, compiler) => {
    const sources = compiler.args('$mergeObjects', operand, 0, Infinity);
    return (scope) => {
      const values = sources.map((source) => source(scope));
      return merged(values.length === 1 && Array.isArray(values[0]) ? values[0] : values);
    };
  },
  $getField: getFieldOf,
  $objectToArray: objectToArray,
  $arrayToObject: arrayToObject,
};
