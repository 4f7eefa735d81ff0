import { notSupported } from '../errors';
import { compileFilter } from '../query/filter';
import { Collection } from '../storage/collection';
import type { Doc } from '../values/document';
import type { Request } from './arguments';
import { documentArgument, flagArgument, integerArgument, namespaceOf, refuseCollation } from './arguments';
import type { Engine } from './engine';

/** `create`: an empty collection; one that exists is left alone, as MongoDB does for equal options. */
export function create(engine: Engine, request: Request): Doc {
  refuseCollation(request.body);
  for (const option of ['capped', 'validator', 'viewOn', 'timeseries', 'clusteredIndex', 'encryptedFields']) {
    if (request.body[option]) throw notSupported(`The collection option ${option}`);
  }
  engine.catalog.findOrCreate(namespaceOf(request));
  return {};
}

/** `drop`: removes a collection; one that does not exist is no error, as in MongoDB 7. */
export function drop(engine: Engine, request: Request): Doc {
  const namespace = namespaceOf(request);
  const collection = engine.collection(namespace);
  if (!collection) return {};
  collection.clear();
  engine.catalog.remove(namespace);
  return { nIndexesWas: collection.info.indexes.length, ns: namespace };
}

/** `listCollections`, by name. */
export function listCollections(engine: Engine, { database, body }: Request): Doc {
  const accepts = compileFilter(documentArgument(body, 'filter') ?? {});
  const nameOnly = flagArgument(body, 'nameOnly');
  const collections = engine.catalog.list(database).map(({ namespace, indexes }): Doc => {
    const base = { name: namespace.slice(database.length + 1), type: 'collection' };
    if (nameOnly) return base;
    return { ...base, options: {}, info: { readOnly: false }, idIndex: indexes[0]!.definition };
  });
  return engine.cursors.start(
    `${database}.$cmd.listCollections`,
    collections.filter((doc) => accepts(doc)),
    {
      batchSize: integerArgument(documentArgument(body, 'cursor') ?? {}, 'batchSize'),
    },
  );
}

/** `listDatabases`: the databases that have a collection; their sizes are not measured. */
export function listDatabases(engine: Engine, { body }: Request): Doc {
  const accepts = compileFilter(documentArgument(body, 'filter') ?? {});
  const names = new Set(engine.catalog.list().map(({ namespace }) => namespace.split('.')[0]!));
  const databases = [...names]
    .map((name): Doc => (flagArgument(body, 'nameOnly') ? { name } : { name, sizeOnDisk: 0, empty: false }))
    .filter((doc) => accepts(doc));
  return { databases, ...(flagArgument(body, 'nameOnly') ? {} : { totalSize: 0 }) };
}

/** `dropDatabase`: removes every collection of the database. */
export function dropDatabase(engine: Engine, { database }: Request): Doc {
  for (const info of engine.catalog.list(database)) {
    new Collection(engine.store, info).clear();
    engine.catalog.remove(info.namespace);
  }
  return { dropped: database };
}
