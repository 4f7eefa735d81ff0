import { Long } from 'bson';
import { CommandError, notSupported } from '../errors';
import { someValue, splitPath } from '../query/paths';
import { compileProjection } from '../query/projection';
import { encodeKey } from '../values/index-key';
import type { Doc } from '../values/document';
import { isTruthy } from '../query/operators';
import type { Request } from './arguments';
import { documentArgument, flagArgument, integerArgument, namespaceOf, refuseCollation } from './arguments';
import type { Engine, Match } from './engine';
import { matching, sliced, sorted } from './engine';

/** `find`: filter, sort, skip, limit, projection, and the first batch of a cursor. */
export function find(engine: Engine, request: Request): Doc {
  const { body } = request;
  refuseCollation(body);
  for (const option of ['tailable', 'awaitData', 'returnKey', 'showRecordId', 'min', 'max', 'let']) {
    if (isTruthy(body[option])) throw notSupported(`The find option ${option}`);
  }
  const namespace = namespaceOf(request);
  const projection = documentArgument(body, 'projection');
  const shape =
    projection && Object.keys(projection).length > 0 ? compileProjection(projection, true) : undefined;
  const matches = matching(
    engine.collection(namespace),
    documentArgument(body, 'filter') ?? {},
    body['hint'],
  );
  const chosen = sliced(
    sorted(matches, documentArgument(body, 'sort')),
    integerArgument(body, 'skip'),
    integerArgument(body, 'limit'),
  );
  return engine.cursors.start(namespace, shaped(chosen, shape), {
    batchSize: integerArgument(body, 'batchSize'),
    singleBatch: flagArgument(body, 'singleBatch'),
  });
}

function* shaped(matches: Iterable<Match>, shape?: ReturnType<typeof compileProjection>): Generator<Doc> {
  for (const { doc, details } of matches) yield shape ? shape(doc, details) : doc;
}

/** `getMore`: the next batch of a cursor. */
export function getMore(engine: Engine, { database, body }: Request): Doc {
  const id = body['getMore'];
  if (!(id instanceof Long))
    throw new CommandError('TypeMismatch', "BSON field 'getMore.getMore' must be a long");
  const batchSize = integerArgument(body, 'batchSize');
  return engine.cursors.next(
    id,
    `${database}.${String(body['collection'])}`,
    batchSize === 0 ? undefined : batchSize,
  );
}

/** `killCursors`: forgets cursors and says which ones were open. */
export function killCursors(engine: Engine, { body }: Request): Doc {
  const ids = body['cursors'];
  if (!Array.isArray(ids) || !ids.every((id) => id instanceof Long)) {
    throw new CommandError('TypeMismatch', "BSON field 'killCursors.cursors' must be an array of longs");
  }
  const cursorsKilled = ids.filter((id) => engine.cursors.kill(id));
  const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
}

/** `count`: how many documents a filter accepts, after skip and up to limit. */
export function count(engine: Engine, request: Request): Doc {
  const { body } = request;
  refuseCollation(body);
  const matches = matching(
    engine.collection(namespaceOf(request)),
    documentArgument(body, 'query') ?? {},
    body['hint'],
  );
  const limit = Math.abs(integerArgument(body, 'limit', Number.MIN_SAFE_INTEGER) ?? 0);
  let n = 0;
  for (const _ of sliced(matches, integerArgument(body, 'skip'), limit)) n += 1;
  return { n };
}

/** `distinct`: the different values at a path, the elements of arrays one by one. */
export function distinct(engine: Engine, request: Request): Doc {
  const { body } = request;
  refuseCollation(body);
  const key = body['key'];
  if (typeof key !== 'string')
    throw new CommandError('TypeMismatch', "BSON field 'distinct.key' must be a string");
  const values = new Map<string, unknown>();
  const add = (value: unknown): void => {
    if (value === undefined) return;
    const text = encodeKey([value]).toString('latin1');
    if (!values.has(text)) values.set(text, value);
  };
  const path = splitPath(key);
  const matches = matching(
    engine.collection(namespaceOf(request)),
    documentArgument(body, 'query') ?? {},
    body['hint'],
  );
  for (const { doc } of matches) {
    someValue(
      doc,
      path,
      (value) => {
        (Array.isArray(value) ? value : [value]).forEach(add);
        return false;
      },
      true,
    );
  }
  return { values: [...values.values()] };
}
