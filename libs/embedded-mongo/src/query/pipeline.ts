import { CommandError, notSupported } from '../errors';
import type { Doc } from '../values/document';
import { isDoc } from '../values/document';
import { toInteger } from '../values/numbers';
import { compileDocumentStage } from './document-stages';
import { checkDeadline } from './deadline';
import { valueAt } from './expressions/compiler';
import { compileFilter } from './filter';
import type { Stage } from './group';
import { compileGroup, compileUnwind } from './group';
import { setComputed } from './projection';
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

/** Compiles a whole pipeline before the first document is read, so that a mistake in it never depends on the data. */
export function compilePipeline(pipeline: readonly unknown[], read: ReadCollection): Stage {
  const stages = pipeline.map((stage) => {
    const [entry, ...others] = isDoc(stage) ? Object.entries(stage) : [];
    if (!entry || others.length > 0) {
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    return compileStage(entry[0], entry[1], read);
  });
  return (docs) => stages.reduce((current, stage) => stage(current), docs);
}

function compileStage(name: string, operand: unknown, read: ReadCollection): Stage {
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
      return limiting(positive(operand, 15958, 'the limit must be positive'));
    case '$skip':
      return skipping(positive(operand, 15956, 'Argument to $skip cannot be negative', 0));
    case '$count':
      return counting(operand);
    case '$group':
      return compileGroup(operand);
    case '$sortByCount': {
      const group = compileGroup({ _id: operand, count: { $sum: 1 } });
      const sort = compileSort({ count: -1 });
      return (docs) => sort([...group(docs)].map((doc) => ({ doc }))).map(({ doc }) => doc);
    }
    case '$unwind':
      return compileUnwind(operand);
    case '$lookup':
      return lookup(operand, read);
    case '$facet':
      return facet(operand, read);
    default:
      if (KNOWN_BUT_MISSING.has(name)) throw notSupported(`The pipeline stage ${name}`);
      throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
  }
}

function positive(operand: unknown, code: number, message: string, minimum = 1): number {
  const number = toInteger(operand);
  if (number === undefined || number < minimum) throw new CommandError(code, message);
  return number;
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

function counting(operand: unknown): Stage {
  if (typeof operand !== 'string' || operand === '' || operand.startsWith('$') || operand.includes('.')) {
    throw new CommandError(40156, 'the count field must be a non-empty string without $ and .');
  }
  return function* (docs) {
    let count = 0;
    for (const _ of docs) count += 1;
    if (count > 0) yield { [operand]: count };
  };
}

function lookup(operand: unknown, read: ReadCollection): Stage {
  const spec = isDoc(operand) ? operand : {};
  const { from, localField, foreignField, as, pipeline } = spec;
  if (isDoc(spec['let']) && Object.keys(spec['let']).length > 0) throw notSupported('$lookup with let');
  if (typeof from !== 'string' || typeof as !== 'string') {
    throw new CommandError('FailedToParse', "$lookup needs the strings 'from' and 'as'");
  }
  const joins = typeof localField === 'string' && typeof foreignField === 'string';
  if (!joins && (localField !== undefined || foreignField !== undefined || !Array.isArray(pipeline))) {
    throw new CommandError('FailedToParse', "$lookup needs 'localField' and 'foreignField', or a 'pipeline'");
  }
  if (joins && [localField, foreignField].some((path) => /(^|\.)\d/.test(path)))
    throw notSupported('$lookup by the position in an array');
  const then = compilePipeline(Array.isArray(pipeline) ? pipeline : [], read);
  return mapping((doc) => {
    const filter = joins ? { [foreignField]: { $in: localValues(doc, localField) } } : {};
    const joined = { ...doc };
    setComputed(joined, as.split('.'), [...then(read(from, filter))]);
    return joined;
  });
}

/** What a local field is compared by: the elements of an array, and null for a missing field. */
function localValues(doc: Doc, field: string): unknown[] {
  const value = valueAt(doc, field.split('.')) ?? null;
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (values.some(isRegex)) throw notSupported('$lookup by a regular expression');
  return values;
}

function facet(operand: unknown, read: ReadCollection): Stage {
  if (!isDoc(operand)) throw new CommandError(40169, 'the $facet specification must be a non-empty object');
  const branches = Object.entries(operand).map(([name, pipeline]) => {
    if (!Array.isArray(pipeline))
      throw new CommandError(40170, `arguments to $facet must be arrays, ${name} is not`);
    return [name, compilePipeline(pipeline, read)] as const;
  });
  return (docs) => {
    const all = [...docs];
    return [Object.fromEntries(branches.map(([name, branch]) => [name, [...branch(all)]]))];
  };
}
