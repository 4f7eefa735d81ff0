import { CommandError, notSupported } from '../errors';
import { Collection } from '../storage/collection';
import type { CollectionInfo } from '../storage/collection-catalog';
import { Index } from '../storage/index-definition';
import { isEqual } from '../values/compare';
import type { Doc } from '../values/document';
import { isDoc } from '../values/document';
import { toDouble } from '../values/numbers';
import { shellText } from '../values/shell-text';
import type { Request } from './arguments';
import {
  documentArgument,
  documentsArgument,
  integerArgument,
  namespaceOf,
  refuseCollation,
} from './arguments';
import type { Engine } from './engine';

/** Options that make two indexes on the same fields different ones. */
const MEANING = ['unique', 'sparse', 'expireAfterSeconds', 'partialFilterExpression'] as const;
/** Options that say how MongoDB stores or builds an index, which has no meaning here. */
const IGNORED: readonly string[] = ['background', 'v', 'collation', 'storageEngine'];

/** `createIndexes`: adds indexes over what is stored; one that exists is left alone. */
export function createIndexes(engine: Engine, request: Request): Doc {
  const namespace = namespaceOf(request);
  const specs = documentsArgument(request.body, 'indexes');
  const created = !engine.catalog.find(namespace);
  const before = engine.catalog.findOrCreate(namespace);
  let info = before;
  for (const spec of specs) info = addIndex(engine, info, definitionOf(spec));
  return {
    numIndexesBefore: before.indexes.length,
    numIndexesAfter: info.indexes.length,
    createdCollectionAutomatically: created,
    ...(info.indexes.length === before.indexes.length ? { note: 'all indexes already exist' } : {}),
  };
}

function addIndex(engine: Engine, info: CollectionInfo, definition: Doc): CollectionInfo {
  if (info.indexes.some((existing) => isSame(existing, definition))) return info;
  const index = new Index(engine.catalog.nextId(), definition);
  const extended = engine.catalog.save({ ...info, indexes: [...info.indexes, index] });
  new Collection(engine.store, extended).fillIndex(index);
  return extended;
}

function isSame({ name, definition: existing }: Index, definition: Doc): boolean {
  const sameKey = isEqual(existing['key'], definition['key']);
  const sameOptions = MEANING.every((option) => isEqual(existing[option], definition[option]));
  const sameName = name === definition['name'];
  if (sameName && !(sameKey && sameOptions)) {
    throw new CommandError(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. Requested index: ${shellText(definition)}, existing index: ${shellText(existing)}`,
    );
  }
  if (
    sameKey &&
    !sameName &&
    isEqual(existing['partialFilterExpression'], definition['partialFilterExpression'])
  ) {
    throw new CommandError('IndexOptionsConflict', `Index already exists with a different name: ${name}`);
  }
  return sameName;
}

function definitionOf(spec: Doc): Doc {
  refuseCollation(spec);
  const key = documentArgument(spec, 'key');
  const { name } = spec;
  if (typeof name !== 'string' || name === '')
    throw new CommandError('FailedToParse', 'An index needs a name');
  if (!key || Object.keys(key).length === 0) throw cannotCreate('Index keys cannot be an empty object.');
  Object.entries(key).forEach(checkKeyField);
  for (const option of Object.keys(spec)) {
    if (option === 'hidden' || option === 'wildcardProjection')
      throw notSupported(`The index option ${option}`);
    if (!['key', 'name', ...MEANING, ...IGNORED].includes(option)) {
      throw new CommandError(197, `The field '${option}' is not valid for an index specification`);
    }
  }
  checkOptions(spec, key);
  const options = MEANING.filter((option) => spec[option] !== undefined && spec[option] !== false);
  return { v: 2, key, name, ...Object.fromEntries(options.map((option) => [option, spec[option]])) };
}

function checkKeyField([field, direction]: [string, unknown]): void {
  if (typeof direction === 'string') throw notSupported(`An index of type '${direction}'`);
  if (field.includes('$**')) throw notSupported('A wildcard index');
  if (field === '' || field.startsWith('$'))
    throw cannotCreate(`Index key contains an illegal field name: '${field}'`);
  const number = toDouble(direction);
  if (number === undefined || number === 0 || Number.isNaN(number)) {
    throw cannotCreate(
      `Values in the index key pattern must be non-zero numbers, found ${shellText(direction)}`,
    );
  }
}

function checkOptions(spec: Doc, key: Doc): void {
  documentArgument(spec, 'partialFilterExpression');
  const expires = integerArgument(spec, 'expireAfterSeconds', Number.MIN_SAFE_INTEGER);
  if (expires !== undefined && (expires < 0 || expires > 2 ** 31 - 1)) {
    throw cannotCreate(`TTL index 'expireAfterSeconds' option must be within an acceptable range`);
  }
  if (expires !== undefined && (Object.keys(key).length > 1 || Object.hasOwn(key, '_id'))) {
    throw cannotCreate('TTL indexes are single-field indexes, compound indexes do not support TTL');
  }
  if (spec['sparse'] === true && isDoc(spec['partialFilterExpression'])) {
    throw cannotCreate("cannot mix 'partialFilterExpression' and 'sparse' options");
  }
}

const cannotCreate = (message: string): CommandError => new CommandError('CannotCreateIndex', message);

/** `listIndexes`: the definitions, `_id_` first. */
export function listIndexes(engine: Engine, request: Request): Doc {
  const namespace = namespaceOf(request);
  const { indexes } = existing(engine, namespace);
  return engine.cursors.start(
    namespace,
    indexes.map(({ definition }) => definition),
    { batchSize: integerArgument(documentArgument(request.body, 'cursor') ?? {}, 'batchSize') },
  );
}

/** `dropIndexes`: by name, by key, several names, or `*` for all but `_id_`. */
export function dropIndexes(engine: Engine, request: Request): Doc {
  const info = existing(engine, namespaceOf(request));
  const wanted = request.body['index'];
  const victim = wanted === '*' ? info.indexes.filter(({ name }) => name !== '_id_') : named(info, wanted);
  if (victim.some(({ name }) => name === '_id_'))
    throw new CommandError('InvalidOptions', 'cannot drop _id index');
  const collection = new Collection(engine.store, info);
  victim.forEach((index) => collection.clearIndex(index));
  engine.catalog.save({ ...info, indexes: info.indexes.filter((index) => !victim.includes(index)) });
  return { nIndexesWas: info.indexes.length };
}

function named(info: CollectionInfo, wanted: unknown): Index[] {
  return (Array.isArray(wanted) ? wanted : [wanted]).map((each) => {
    const found = info.indexes.find(({ name, definition }) =>
      isDoc(each) ? isEqual(definition['key'], each) : name === each,
    );
    if (!found) throw new CommandError('IndexNotFound', `index not found with name [${shellText(each)}]`);
    return found;
  });
}

function existing(engine: Engine, namespace: string): CollectionInfo {
  const info = engine.catalog.find(namespace);
  if (!info) throw new CommandError('NamespaceNotFound', `ns does not exist: ${namespace}`);
  return info;
}
