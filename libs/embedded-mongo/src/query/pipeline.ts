import { CommandError, createNotSupportedError } from '../errors';
import { isDoc } from '../values/document';
import { compareNumbers, findNumeric, truncateNumeric } from '../values/numbers';
import { checkDeadline } from '../deadline';
import { compileFilter } from './filter';
import type { Stage } from './group';
import { compileGroup } from './group';
import { compileProjection } from './projection';
import { compileSort } from './sort';

/** MongoDB's `internalPipelineLengthLimit`. */
const MAX_STAGES = 1_000;

/** Compiles all stages before reading, so that an error never depends on the data. */
export function compilePipeline(pipeline: readonly unknown[]): Stage {
  if (pipeline.length > MAX_STAGES) {
    throw new CommandError(7749501, `Pipeline length must be no longer than ${MAX_STAGES} stages.`);
  }
  const stages = pipeline.map((stage) => {
    if (!isDoc(stage)) {
      throw new CommandError('TypeMismatch', "Each element of the 'pipeline' array must be an object");
    }
    const [entry, ...others] = Object.entries(stage);
    if (!entry || others.length > 0) {
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    return compileStage(entry[0], entry[1]);
  });
  return (docs) => stages.reduce((current, stage) => stage(current), docs);
}

/** Allow-list. */
function compileStage(name: string, operand: unknown): Stage {
  switch (name) {
    case '$match':
      return createMatchStage(operand);
    case '$sort': {
      if (!isDoc(operand)) throw new CommandError(15973, 'the $sort key specification must be an object');
      if (Object.keys(operand).length === 0)
        throw new CommandError(15976, '$sort stage must have at least one sort key');
      const sort = compileSort(operand);
      return (docs) => sort([...docs].map((doc) => ({ doc }))).map(({ doc }) => doc);
    }
    case '$limit':
      return createLimitStage(parsePositive(operand, 5107201, 'invalid argument to $limit stage', 15958));
    case '$skip':
      return createSkipStage(parsePositive(operand, 5107200, 'invalid argument to $skip stage'));
    case '$group':
      return compileGroup(operand);
    case '$project':
      return createProjectStage(operand);
    default:
      throw createNotSupportedError(`The pipeline stage ${name}`);
  }
}

function parsePositive(operand: unknown, code: number, message: string, codeOfZero?: number): number {
  const numeric = findNumeric(operand);
  const whole = numeric === undefined ? undefined : truncateNumeric(numeric);
  if (whole === undefined || compareNumbers(numeric!, whole) !== 0 || whole < 0n || whole >= 2n ** 63n) {
    throw new CommandError(code, message);
  }
  if (whole === 0n && codeOfZero !== undefined)
    throw new CommandError(codeOfZero, 'the limit must be positive');
  return Number(whole);
}

function createProjectStage(operand: unknown): Stage {
  if (!isDoc(operand)) throw new CommandError(15969, '$project specification must be an object');
  if (Object.keys(operand).length === 0) {
    throw new CommandError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  }
  const shape = compileProjection(operand);
  return function* (docs) {
    for (const doc of docs) {
      checkDeadline();
      yield shape(doc);
    }
  };
}

function createMatchStage(operand: unknown): Stage {
  if (!isDoc(operand)) throw new CommandError(15959, 'the match filter must be an expression in an object');
  const accepts = compileFilter(operand);
  return function* (docs) {
    for (const doc of docs) if (accepts(doc)) yield doc;
  };
}

function createLimitStage(limit: number): Stage {
  return function* (docs) {
    let left = limit;
    for (const doc of docs) {
      yield doc;
      left -= 1;
      if (left === 0) return;
    }
  };
}

function createSkipStage(skip: number): Stage {
  return function* (docs) {
    let left = skip;
    for (const doc of docs) {
      if (left > 0) left -= 1;
      else yield doc;
    }
  };
}
