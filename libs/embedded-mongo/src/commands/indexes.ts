import { Int32 } from 'bson';
import { CommandError, createNotSupportedError } from '../errors';
import { compileFilter } from '../query/filter';
import { isOperatorDoc, isTruthy } from '../query/operators';
import { isRegex } from '../query/regex';
import { Collection } from '../storage/collection';
import type { CollectionInfo } from '../storage/collection-catalog';
import { Index } from '../storage/index-definition';
import { isEqual } from '../values/compare';
import type { Doc } from '../values/document';
import { isDoc, isDollarName } from '../values/document';
import { toDouble } from '../values/numbers';
import { formatShellText } from '../values/shell-text';
import type { Request } from './arguments';
import { parseCursorBatchSize, getNamespace, refuseCollation } from './arguments';
import {
  findDocumentArgument,
  getDocumentsArgument,
  isFlagArgument,
  findIntegerArgument,
  requireArgument,
  findStringArgument,
} from '../query/arguments';
import type { Engine } from './engine';

const SIGNATURE = ['unique', 'sparse', 'partialFilterExpression'] as const;
const MEANING = [...SIGNATURE, 'expireAfterSeconds'] as const;
const PARTIAL_OPERATORS = ['$and', '$or', '$eq', '$in', '$gt', '$gte', '$lt', '$lte', '$exists', '$type'];
const MAX_INDEXES = 64;
const MAX_FIELDS = 32;
/** Storage and build options that have no meaning here. */
const IGNORED: readonly string[] = ['background', 'v', 'collation', 'storageEngine'];

export function createIndexes(engine: Engine, request: Request): Doc {
  const namespace = getNamespace(request);
  const specs = getDocumentsArgument(request.body, 'indexes');
  if (specs.length === 0) throw new CommandError('BadValue', 'Must specify at least one index to create');
  const created = !engine.catalog.find(namespace);
  const before = engine.catalog.findOrCreate(namespace);
  let info = before;
  for (const spec of specs) info = addIndex(engine, info, parseDefinition(spec));
  return {
    numIndexesBefore: before.indexes.length,
    numIndexesAfter: info.indexes.length,
    createdCollectionAutomatically: created,
    ...(info.indexes.length === before.indexes.length ? { note: 'all indexes already exist' } : {}),
  };
}

function addIndex(engine: Engine, info: CollectionInfo, definition: Doc): CollectionInfo {
  if (info.indexes.some((existing) => isSame(existing, definition))) return info;
  if (info.indexes.length >= MAX_INDEXES) {
    throw createCannotCreateIndexError(`add index fails, too many indexes for ${info.namespace}`);
  }
  const index = new Index(engine.catalog.createId(), definition);
  const extended = engine.catalog.save({ ...info, indexes: [...info.indexes, index] });
  new Collection(engine.store, extended).fillIndex(index);
  return extended;
}

function isSame({ name, definition: existing }: Index, definition: Doc): boolean {
  const isSameIn = (option: string): boolean => isEqual(existing[option], definition[option]);
  const isAlike = isSameIn('key') && SIGNATURE.every(isSameIn);
  const sameName = name === definition['name'];
  if (sameName && !isAlike) {
    throw new CommandError(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. Requested index: ${formatShellText(definition)}, existing index: ${formatShellText(existing)}`,
    );
  }
  // MongoDB accepts any name for the default index.
  if (name === '_id_' && isAlike) return true;
  if (isAlike && !sameName) {
    throw new CommandError('IndexOptionsConflict', `Index already exists with a different name: ${name}`);
  }
  if (sameName && !isSameIn('expireAfterSeconds')) {
    throw new CommandError(
      'IndexOptionsConflict',
      `An equivalent index already exists with the same name but different options: ${name}`,
    );
  }
  return sameName;
}

function parseDefinition(spec: Doc): Doc {
  refuseCollation(spec);
  const key = findDocumentArgument(spec, 'key');
  const name = findStringArgument(spec, 'name');
  if (name === undefined) throw new CommandError('FailedToParse', 'An index needs a name');
  if (name === '') throw createCannotCreateIndexError('An index name cannot be empty');
  if (!key || Object.keys(key).length === 0)
    throw createCannotCreateIndexError('Index keys cannot be an empty object.');
  if (Object.keys(key).length > MAX_FIELDS) throw new CommandError(13103, 'too many compound keys');
  Object.entries(key).forEach(checkKeyField);
  if (isEqual(key, { _id: -1 })) throw new CommandError('BadValue', 'The _id index must be ascending');
  if (name === '_id_' && !isEqual(key, { _id: 1 })) {
    throw new CommandError('BadValue', "The index name '_id_' is reserved for the _id index");
  }
  for (const option of Object.keys(spec)) {
    if (option === 'hidden' || option === 'wildcardProjection')
      throw createNotSupportedError(`The index option ${option}`);
    if (!['key', 'name', ...MEANING, ...IGNORED].includes(option)) {
      throw new CommandError(197, `The field '${option}' is not valid for an index specification`);
    }
  }
  checkOptions(spec, key);
  const options = MEANING.filter((option) => spec[option] !== undefined && spec[option] !== false);
  const getOptionValue = (option: string): unknown =>
    option === 'expireAfterSeconds' ? new Int32(findIntegerArgument(spec, option)!) : spec[option];
  return {
    v: 2,
    key,
    name,
    ...Object.fromEntries(options.map((option) => [option, getOptionValue(option)])),
  };
}

function checkKeyField([field, direction]: [string, unknown]): void {
  if (typeof direction === 'string') throw createNotSupportedError(`An index of type '${direction}'`);
  if (field.includes('$**')) throw createNotSupportedError('A wildcard index');
  if (field.split('.').some((name) => name === '' || isDollarName(name)))
    throw createCannotCreateIndexError(`Index key contains an illegal field name: '${field}'`);
  const number = toDouble(direction);
  if (number === undefined || number === 0 || Number.isNaN(number)) {
    throw createCannotCreateIndexError(
      `Values in the index key pattern must be non-zero numbers, found ${formatShellText(direction)}`,
    );
  }
}

function checkOptions(spec: Doc, key: Doc): void {
  const { expireAfterSeconds: expires, partialFilterExpression: filter } = spec;
  const isIdIndex = isEqual(key, { _id: 1 });
  const isSparse = isFlagArgument(spec, 'sparse');
  isFlagArgument(spec, 'unique');
  if (isIdIndex && MEANING.some((option) => spec[option] !== undefined)) {
    throw new CommandError(197, 'The _id index takes no options');
  }
  const seconds = toDouble(expires);
  if (expires !== undefined && !(seconds !== undefined && seconds >= 0 && seconds <= 2 ** 31 - 1)) {
    throw createCannotCreateIndexError(
      `TTL index 'expireAfterSeconds' option must be within an acceptable range`,
    );
  }
  if (expires !== undefined && Object.keys(key).length > 1) {
    throw createCannotCreateIndexError(
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  }
  if (filter === undefined) return;
  if (!isDoc(filter)) throw new CommandError('TypeMismatch', "'partialFilterExpression' must be an object");
  checkPartialFilter(filter);
  if (isSparse)
    throw createCannotCreateIndexError("cannot mix 'partialFilterExpression' and 'sparse' options");
}

function checkPartialFilter(filter: Doc): void {
  compileFilter(filter);
  for (const [name, operand] of Object.entries(filter)) {
    const operators = isOperatorDoc(operand) ? Object.keys(operand) : [];
    const isRefused =
      isRegex(operand) ||
      (isDoc(operand) && operand['$exists'] !== undefined && !isTruthy(operand['$exists']));
    const refused = [name, ...operators].find(
      (operator) => operator.startsWith('$') && !PARTIAL_OPERATORS.includes(operator),
    );
    if (refused === '$all') throw createNotSupportedError('$all in the filter of a partial index');
    if (refused !== undefined || isRefused) {
      throw createCannotCreateIndexError(`Expression not supported in partial index: ${refused ?? name}`);
    }
    if (name.startsWith('$')) (operand as Doc[]).forEach(checkPartialFilter);
  }
}

const createCannotCreateIndexError = (message: string): CommandError =>
  new CommandError('CannotCreateIndex', message);

export function listIndexes(engine: Engine, request: Request): Doc {
  for (const option of ['includeIndexBuildInfo', 'includeBuildUUIDs']) {
    if (isFlagArgument(request.body, option, true)) throw createNotSupportedError(`The option ${option}`);
  }
  const namespace = getNamespace(request);
  const { indexes } = requireCollection(engine, namespace);
  return engine.cursors.start(
    namespace,
    indexes.map(({ definition }) => definition),
    {
      batchSize: parseCursorBatchSize(request),
      isWhole: true,
      session: request.body['lsid'],
    },
  );
}

/** By name, key, several names, or `*` for all but `_id_`. */
export function dropIndexes(engine: Engine, request: Request): Doc {
  const info = requireCollection(engine, getNamespace(request));
  requireArgument(request.body, 'index');
  const wanted = request.body['index'];
  const isAll = isEqual(wanted, '*') || isEqual(wanted, ['*']);
  const victim = isAll ? info.indexes.filter(({ name }) => name !== '_id_') : findNamed(info, wanted);
  if (victim.some(({ name }) => name === '_id_'))
    throw new CommandError('InvalidOptions', 'cannot drop _id index');
  const collection = new Collection(engine.store, info);
  victim.forEach((index) => collection.clearIndex(index));
  engine.catalog.save({ ...info, indexes: info.indexes.filter((index) => !victim.includes(index)) });
  return { nIndexesWas: info.indexes.length };
}

function findNamed(info: CollectionInfo, wanted: unknown): Index[] {
  if (
    Array.isArray(wanted)
      ? !wanted.every((name) => typeof name === 'string')
      : !isDoc(wanted) && typeof wanted !== 'string'
  ) {
    throw new CommandError('TypeMismatch', "'index' must be a name, the names or the key of an index");
  }
  const names: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return names.map((each, index) => {
    const found = info.indexes.filter(({ name, definition }) =>
      isDoc(each) ? isEqual(definition['key'], each) : name === each,
    );
    if (found.length > 1)
      throw new CommandError(
        'AmbiguousIndexKeyPattern',
        `${found.length} indexes have the key ${formatShellText(each)}`,
      );
    if (found.length === 0 || names.indexOf(each) < index) {
      throw new CommandError('IndexNotFound', `index not found with name [${formatShellText(each)}]`);
    }
    return found[0]!;
  });
}

function requireCollection(engine: Engine, namespace: string): CollectionInfo {
  const info = engine.catalog.find(namespace);
  if (!info) throw new CommandError('NamespaceNotFound', `ns does not exist: ${namespace}`);
  return info;
}
