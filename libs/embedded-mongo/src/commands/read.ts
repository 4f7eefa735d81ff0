import type { Long } from 'bson';
import { CommandError, createNotSupportedError } from '../errors';
import { isOperatorDoc } from '../query/operators';
import { isRegex } from '../query/regex';
import { compileProjection } from '../query/projection';
import type { Doc } from '../values/document';
import { isLong, toDouble } from '../values/numbers';
import { isTruthy } from '../query/operators';
import type { Request } from './arguments';
import { getNamespace, refuseCollation } from './arguments';
import {
  findDocumentArgument,
  isFlagArgument,
  findIntegerArgument,
  requireArgument,
  findStringArgument,
} from '../query/arguments';
import type { Engine, Match } from './engine';
import { listMatches, sliceItems, sortMatches } from './engine';

export function find(engine: Engine, request: Request): Doc {
  const { body } = request;
  refuseCollation(body);
  for (const option of ['tailable', 'awaitData', 'returnKey', 'showRecordId', 'min', 'max', 'let']) {
    if (isTruthy(body[option])) throw createNotSupportedError(`The find option ${option}`);
  }
  const namespace = getNamespace(request);
  const projection = findDocumentArgument(body, 'projection');
  const shape = projection && Object.keys(projection).length > 0 ? compileProjection(projection) : undefined;
  if (body['filter'] === null) throw new CommandError('TypeMismatch', "BSON field 'find.filter' is null");
  const filter = findDocumentArgument(body, 'filter') ?? {};
  const limit = findIntegerArgument(body, 'limit');
  const collection = engine.findCollection(namespace);
  const matches = listMatches(collection, filter, body['hint']);
  const chosen = sliceItems(
    sortMatches(matches, findDocumentArgument(body, 'sort')),
    findIntegerArgument(body, 'skip'),
    limit,
  );
  return engine.cursors.start(namespace, projectDocuments(chosen, shape), {
    batchSize: findIntegerArgument(body, 'batchSize'),
    singleBatch: isFlagArgument(body, 'singleBatch'),
    limit,
    isWhole: !collection || isOfOneId(filter),
    session: body['lsid'],
  });
}

function isOfOneId(filter: Doc): boolean {
  const id = filter['_id'];
  return Object.keys(filter).length === 1 && id !== undefined && !isRegex(id) && !isOperatorDoc(id);
}

function* projectDocuments(
  matches: Iterable<Match>,
  shape?: ReturnType<typeof compileProjection>,
): Generator<Doc> {
  for (const { doc } of matches) yield shape ? shape(doc) : doc;
}

export function getMore(engine: Engine, { database, body }: Request): Doc {
  ['getMore', 'collection'].forEach((field) => requireArgument(body, field));
  const id = body['getMore'];
  if (!isLong(id)) throw new CommandError('TypeMismatch', "BSON field 'getMore.getMore' must be a long");
  const collection = findStringArgument(body, 'collection')!;
  if ((body['maxTimeMS'] ?? undefined) !== undefined) {
    throw new CommandError('BadValue', 'cannot set maxTimeMS on getMore command for a non-awaitData cursor');
  }
  const batchSize = findIntegerArgument(body, 'batchSize');
  return engine.cursors.readNext(id, `${database}.${collection}`, {
    batchSize: batchSize || undefined,
    session: body['lsid'],
  });
}

export function killCursors(engine: Engine, request: Request): Doc {
  const { body } = request;
  if (typeof body['killCursors'] !== 'string') getNamespace(request);
  requireArgument(body, 'cursors');
  const ids = body['cursors'];
  if (!Array.isArray(ids) || !ids.every(isLong)) {
    throw new CommandError('TypeMismatch', "BSON field 'killCursors.cursors' must be an array of longs");
  }
  const cursorsKilled: Long[] = [];
  const cursorsNotFound: Long[] = [];
  for (const id of ids) (engine.cursors.kill(id) ? cursorsKilled : cursorsNotFound).push(id);
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
}

export function count(engine: Engine, request: Request): Doc {
  const { body } = request;
  refuseCollation(body);
  const matches = listMatches(
    engine.findCollection(getNamespace(request)),
    findDocumentArgument(body, 'query') ?? {},
    body['hint'],
  );
  const limit = countLimit(body['limit']);
  let n = 0;
  for (const _ of sliceItems(matches, findIntegerArgument(body, 'skip'), limit)) n += 1;
  return { n };
}

/** Whole number; its sign is ignored. */
function countLimit(limit: unknown): number {
  if (limit === undefined) return 0;
  const number = toDouble(limit);
  if (number === undefined) throw new CommandError('BadValue', 'The limit of count must be a number');
  if (!Number.isInteger(number)) {
    throw new CommandError('FailedToParse', 'The limit of count must be a whole number');
  }
  return Math.abs(number);
}
