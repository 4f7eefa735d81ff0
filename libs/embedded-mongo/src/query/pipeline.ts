import { Int32 } from 'bson';
import { CommandError, notSupported } from '../errors';
import type { Doc } from '../values/document';
import { getField, isDoc } from '../values/document';
import { compareNumbers, numericOf, truncated } from '../values/numbers';
import { isNil } from '../values/types';
import { checkFields, documentArgument, requireArgument, stringArgument } from './arguments';
import { compileDocumentStage } from './document-stages';
import { checkDeadline } from '../deadline';
import { compileFilter } from './filter';
import type { Stage } from './group';
import { compileGroup, compileUnwind, replaceAt } from './group';
import { checkPaths } from './projection';
import { isRegex } from './regex';
import { compileSort } from './sort';

/** Reads the documents of another collection of the same database that a filter accepts. */
export type ReadCollection = (name: string, filter: Doc) => Iterable<Doc>;

/** Stages that MongoDB has and this engine leaves out; anything else unknown is a mistake of the client. */
const KNOWN_BUT_MISSING = new Set(
  `$bucket $bucketAuto $changeStream $collStats $currentOp $densify $documents $fill $geoNear $graphLookup $indexStats
   $listSessions $merge $out $planCacheStats $redact $sample $search $searchMeta $setWindowFields $unionWith
   $vectorSearch`.split(/\s+/),
);

/** Stages of one pipeline at most, as MongoDB's `internalPipelineLengthLimit` has them. */
const MAX_STAGES = 1_000;

/** Where a pipeline stands: within how many of `$lookup`, and whether within `$facet`. */
interface Context {
  readonly read: ReadCollection;
  readonly depth: number;
  readonly isInFacet: boolean;
}

/** Pipelines within pipelines at most. */
const MAX_PIPELINE_DEPTH = 20;

/** Compiles a whole pipeline before the first document is read, so that a mistake in it never depends on the data. */
export const compilePipeline = (pipeline: readonly unknown[], read: ReadCollection): Stage =>
  compileStages(pipeline, { read, depth: 0, isInFacet: false });

function compileStages(pipeline: readonly unknown[], context: Context): Stage {
  if (context.depth > MAX_PIPELINE_DEPTH) {
    throw new CommandError(
      'MaxSubPipelineDepthExceeded',
      `Maximum number of nested sub-pipelines exceeded. Limit is ${MAX_PIPELINE_DEPTH}`,
    );
  }
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
    return compileStage(entry[0], entry[1], context);
  });
  return (docs) => stages.reduce((current, stage) => stage(current), docs);
}

function compileStage(name: string, operand: unknown, context: Context): Stage {
  const each = compileDocumentStage(name, operand);
  if (each) return mapping(each);
  switch (name) {
    case '$match':
      return filtering(operand);
    case '$sort': {
      if (!isDoc(operand)) throw new CommandError(15973, 'the $sort key specification must be an object');
      if (Object.keys(operand).length === 0)
        throw new CommandError(15976, '$sort stage must have at least one sort key');
      const sort = compileSort(operand);
      return (docs) => sort([...docs].map((doc) => ({ doc }))).map(({ doc }) => doc);
    }
    case '$limit':
      return limiting(positive(operand, 5107201, 'invalid argument to $limit stage', 15958));
    case '$skip':
      return skipping(positive(operand, 5107200, 'invalid argument to $skip stage'));
    case '$count':
      return counting(operand);
    case '$group':
      return compileGroup(operand);
    case '$sortByCount': {
      const group = compileGroup({ _id: operand, count: { $sum: new Int32(1) } });
      const sort = compileSort({ count: -1 });
      return (docs) => sort([...group(docs)].map((doc) => ({ doc }))).map(({ doc }) => doc);
    }
    case '$unwind':
      return compileUnwind(operand);
    case '$lookup':
      return lookup(operand, context);
    case '$facet':
      return facet(operand, context);
    default:
      if (KNOWN_BUT_MISSING.has(name)) throw notSupported(`The pipeline stage ${name}`);
      throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
  }
}

/** A whole number that is not negative, and not zero either where there is a code for it. */
function positive(operand: unknown, code: number, message: string, codeOfZero?: number): number {
  const numeric = numericOf(operand);
  const whole = numeric === undefined ? undefined : truncated(numeric);
  if (whole === undefined || compareNumbers(numeric!, whole) !== 0 || whole < 0n || whole >= 2n ** 63n) {
    throw new CommandError(code, message);
  }
  if (whole === 0n && codeOfZero !== undefined)
    throw new CommandError(codeOfZero, 'the limit must be positive');
  return Number(whole);
}

function mapping(change: (doc: Doc) => Doc): Stage {
  return function* (docs) {
    for (const doc of docs) {
      checkDeadline();
      yield change(doc);
    }
  };
}

function filtering(operand: unknown): Stage {
  if (!isDoc(operand)) throw new CommandError(15959, 'the match filter must be an expression in an object');
  const accepts = compileFilter(operand);
  return function* (docs) {
    for (const doc of docs) if (accepts(doc)) yield doc;
  };
}

function limiting(limit: number): Stage {
  return function* (docs) {
    let left = limit;
    for (const doc of docs) {
      yield doc;
      left -= 1;
      if (left === 0) return;
    }
  };
}

function skipping(skip: number): Stage {
  return function* (docs) {
    let left = skip;
    for (const doc of docs) {
      if (left > 0) left -= 1;
      else yield doc;
    }
  };
}

/** The names that `$count` may not give, and MongoDB's code for each. */
const COUNT_NAMES: readonly [number, RegExp][] = [
  [40157, /^$/],
  [40158, /^\$/],
  [40159, /\0/],
  [40160, /\./],
  [9039800, /^_id$/],
];

function counting(operand: unknown): Stage {
  if (typeof operand !== 'string')
    throw new CommandError(40156, 'the count field must be a non-empty string');
  const refusal = COUNT_NAMES.find(([, pattern]) => pattern.test(operand));
  if (refusal) throw new CommandError(refusal[0], `the count field may not be called '${operand}'`);
  return function* (docs) {
    let count = 0;
    for (const _ of docs) count += 1;
    if (count > 0) yield { [operand]: new Int32(count) };
  };
}

const LOOKUP_FIELDS = ['from', 'localField', 'foreignField', 'as', 'let', 'pipeline'];

function lookup(operand: unknown, context: Context): Stage {
  if (!isDoc(operand)) {
    throw new CommandError('FailedToParse', 'the $lookup specification must be an object');
  }
  checkFields(operand, '$lookup', LOOKUP_FIELDS);
  const variables = documentArgument(operand, 'let');
  if (variables && Object.keys(variables).length > 0) throw notSupported('$lookup with let');
  requireArgument(operand, 'as');
  const as = stringArgument(operand, 'as')!;
  if (isDoc(operand['from']) || isNil(operand['from']))
    throw notSupported('$lookup from anything but a collection of its database');
  const { from } = operand;
  if (typeof from !== 'string')
    throw new CommandError('FailedToParse', "$lookup argument 'from' must be a string");
  if (/^$|^\.|\0/.test(from)) throw new CommandError('InvalidNamespace', `Invalid namespace: ${from}`);
  checkPaths([as]);
  // An empty field stands for none.
  const localField = stringArgument(operand, 'localField') || undefined;
  const foreignField = stringArgument(operand, 'foreignField') || undefined;
  const pipeline = operand['pipeline'] ?? undefined;
  if (pipeline !== undefined && !Array.isArray(pipeline)) {
    throw new CommandError('TypeMismatch', "'pipeline' option must be specified as an array");
  }
  if (
    (localField === undefined) !== (foreignField === undefined) ||
    (localField === undefined && !pipeline)
  ) {
    throw new CommandError('FailedToParse', "$lookup needs 'localField' and 'foreignField', or a 'pipeline'");
  }
  if (localField !== undefined) checkJoin(localField, foreignField!);
  const then = compileStages(pipeline ?? [], { ...context, depth: context.depth + 1 });
  return mapping((doc) => {
    const filter = localField === undefined ? {} : { [foreignField!]: { $in: localValues(doc, localField) } };
    return replaceAt(doc, as.split('.'), [...then(context.read(from, filter))]);
  });
}

function checkJoin(...paths: string[]): void {
  paths.forEach((path) => checkPaths([path]));
  if (paths.some((path) => /(^|\.)\d/.test(path))) throw notSupported('$lookup by the position in an array');
}

/** What a local field is compared by: all at the path, the elements of arrays one by one, and null for nothing at all. */
function localValues(doc: Doc, field: string): unknown[] {
  const values = leavesAt(doc, field.split('.'));
  if (values.some(isRegex)) throw notSupported('$lookup by a regular expression');
  return values.length > 0 ? values : [null];
}

function leavesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return Array.isArray(value) ? value : value === undefined ? [] : [value];
  if (Array.isArray(value)) return value.filter(isDoc).flatMap((item) => leavesAt(item, [name, ...rest]));
  return isDoc(value) ? leavesAt(getField(value, name), rest) : [];
}

function facet(operand: unknown, context: Context): Stage {
  if (context.isInFacet) {
    throw new CommandError(40600, '$facet is not allowed to be used within a $facet stage');
  }
  if (!isDoc(operand) || Object.keys(operand).length === 0)
    throw new CommandError(40169, 'the $facet specification must be a non-empty object');
  const branches = Object.entries(operand).map(([name, pipeline]) => {
    if (name === '') throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
    if (/^\$|\./.test(name)) {
      throw new CommandError(name.startsWith('$') ? 16410 : 16412, `'${name}' is no name for a facet`);
    }
    if (!Array.isArray(pipeline))
      throw new CommandError(40170, `arguments to $facet must be arrays, ${name} is not`);
    if (!pipeline.every(isDoc))
      throw new CommandError(40171, `elements of arrays in $facet spec must be objects`);
    return [name, compileStages(pipeline, { ...context, isInFacet: true })] as const;
  });
  return (docs) => {
    const all = [...docs];
    return [Object.fromEntries(branches.map(([name, branch]) => [name, [...branch(all)]]))];
  };
}
