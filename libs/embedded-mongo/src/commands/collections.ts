import { Long } from 'bson';
import { CommandError, createNotSupportedError } from '../errors';
import { compileFilter } from '../query/filter';
import { Collection } from '../storage/collection';
import type { Doc } from '../values/document';
import type { Request } from './arguments';
import { isNil } from '../values/types';
import { parseCursorBatchSize, getNamespace, refuseCollation } from './arguments';
import { findDocumentArgument, isFlagArgument, findIntegerArgument } from '../query/arguments';
import type { Engine } from './engine';

const REFUSED_OPTIONS = [
  ...[
    'capped',
    'validator',
    'validationLevel',
    'validationAction',
    'viewOn',
    'pipeline',
    'timeseries',
    'idIndex',
  ],
  ...['clusteredIndex', 'encryptedFields', 'expireAfterSeconds', 'storageEngine', 'indexOptionDefaults'],
  ...['changeStreamPreAndPostImages', 'autoIndexId'],
];

/** Leaves an existing collection alone, as MongoDB does for equal options. */
export function create(engine: Engine, request: Request): Doc {
  refuseCollation(request.body);
  const { body } = request;
  if (isNil(body['capped']) || body['capped'] === false) {
    const size = ['size', 'max'].find((option) => !isNil(body[option]));
    if (size) throw new CommandError('InvalidOptions', `The '${size}' field requires capped to be true`);
  }
  for (const option of REFUSED_OPTIONS) {
    if (!isNil(body[option]) && body[option] !== false)
      throw createNotSupportedError(`The collection option ${option}`);
  }
  engine.catalog.findOrCreate(getNamespace(request));
  return {};
}

/** A missing collection is no error, as in MongoDB 7. */
export function drop(engine: Engine, request: Request): Doc {
  const namespace = getNamespace(request);
  const collection = engine.findCollection(namespace);
  if (!collection) return {};
  collection.clear();
  engine.catalog.remove(namespace);
  engine.cursors.drop(namespace);
  return { nIndexesWas: collection.info.indexes.length, ns: namespace };
}

export function listCollections(engine: Engine, request: Request): Doc {
  const { database, body } = request;
  isFlagArgument(body, 'authorizedCollections', true);
  const accepts = compileFilter(findDocumentArgument(body, 'filter') ?? {});
  const nameOnly = isFlagArgument(body, 'nameOnly', true);
  const collections = engine.catalog.list(database).map(({ namespace, indexes }): Doc => {
    const base = { name: namespace.slice(database.length + 1), type: 'collection' };
    if (nameOnly) return base;
    return { ...base, options: {}, info: { readOnly: false }, idIndex: indexes[0]!.definition };
  });
  return engine.cursors.start(
    `${database}.$cmd.listCollections`,
    collections.filter((doc) => accepts(doc)),
    {
      batchSize: parseCursorBatchSize(request),
      isWhole: true,
      session: body['lsid'],
    },
  );
}

/** Databases with a collection; sizes are not measured. */
export function listDatabases(engine: Engine, { database, body }: Request): Doc {
  if (database !== 'admin') {
    throw new CommandError('Unauthorized', 'listDatabases may only be run against the admin database.');
  }
  const accepts = compileFilter(findDocumentArgument(body, 'filter') ?? {});
  const nameOnly = isFlagArgument(body, 'nameOnly');
  isFlagArgument(body, 'authorizedDatabases', true);
  const names = new Set(engine.catalog.list().map(({ namespace }) => namespace.split('.')[0]!));
  const databases = [...names]
    .map((name): Doc => (nameOnly ? { name } : { name, sizeOnDisk: Long.ZERO, empty: false }))
    .filter((doc) => accepts(doc));
  return { databases, ...(nameOnly ? {} : { totalSize: Long.ZERO, totalSizeMb: Long.ZERO }) };
}

export function dropDatabase(engine: Engine, { database, body }: Request): Doc {
  if (findIntegerArgument(body, 'dropDatabase', -Infinity) !== 1) {
    throw new CommandError(5255100, "have to pass 1 as the value of 'dropDatabase'");
  }
  for (const info of engine.catalog.list(database)) {
    new Collection(engine.store, info).clear();
    engine.catalog.remove(info.namespace);
    engine.cursors.drop(info.namespace);
  }
  return {};
}
