import { Double } from 'bson';
import { CommandError, createNotSupportedError } from '../errors';
import type { Doc } from '../values/document';
import { withDeadline } from '../deadline';
import { aggregate } from './aggregate';
import type { Request } from './arguments';
import { parseTimeLimit } from './arguments';
import { checkFields } from '../query/arguments';
import { checkReadConcern, checkWriteConcern } from './concerns';
import { create, drop, dropDatabase, listCollections, listDatabases } from './collections';
import type { Engine } from './engine';
import { findAndModify } from './find-and-modify';
import { buildInfo, createHello } from './handshake';
import { createIndexes, dropIndexes, listIndexes } from './indexes';
import { count, find, getMore, killCursors } from './read';
import { insert, remove, update } from './write';

interface Command {
  readonly run: (engine: Engine, request: Request) => Doc;
  /** Runs in its own transaction; the reply waits for the disk. */
  readonly writes?: boolean;
  /** Concerns that the command takes beyond the defaults; `both` for writes. */
  readonly concerns?: 'read' | 'write' | 'both';
  /** Accepted fields besides the general ones; any field if missing. */
  readonly fields?: readonly string[];
}

const GENERAL_FIELDS = [
  ...[
    '$db',
    '$readPreference',
    '$clusterTime',
    'lsid',
    'readConcern',
    'writeConcern',
    'comment',
    'maxTimeMS',
  ],
  ...['apiVersion', 'apiStrict', 'apiDeprecationErrors', 'txnNumber', 'autocommit', 'startTransaction'],
];
const WRITE_FIELDS = ['ordered', 'bypassDocumentValidation', 'let'];
const FIND_FIELDS = [
  ...[
    'filter',
    'projection',
    'sort',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'hint',
    'collation',
    'let',
  ],
  ...['allowDiskUse', 'noCursorTimeout', 'tailable', 'awaitData', 'oplogReplay', 'allowPartialResults'],
  ...['returnKey', 'showRecordId', 'min', 'max'],
];
const MODIFY_FIELDS = [
  ...['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert', 'arrayFilters', 'hint', 'collation'],
  ...['bypassDocumentValidation', 'let'],
];
const CREATE_FIELDS = [
  ...['capped', 'size', 'max', 'validator', 'validationLevel', 'validationAction', 'viewOn', 'pipeline'],
  ...['collation', 'timeseries', 'clusteredIndex', 'encryptedFields', 'storageEngine', 'expireAfterSeconds'],
  ...['indexOptionDefaults', 'changeStreamPreAndPostImages', 'idIndex', 'autoIndexId'],
];

/** Allow-list. */
const COMMANDS: Readonly<Record<string, Command>> = {
  hello: { run: createHello },
  isMaster: { run: createHello },
  ismaster: { run: createHello },
  ping: { run: () => ({}), fields: [] },
  buildInfo: { run: buildInfo, fields: [] },
  buildinfo: { run: buildInfo, fields: [] },
  endSessions: { run: () => ({}) },
  insert: { run: insert, writes: true, fields: ['documents', ...WRITE_FIELDS] },
  update: { run: update, writes: true, fields: ['updates', ...WRITE_FIELDS] },
  delete: { run: remove, writes: true, fields: ['deletes', ...WRITE_FIELDS] },
  findAndModify: { run: findAndModify, writes: true, fields: MODIFY_FIELDS },
  findandmodify: { run: findAndModify, writes: true, fields: MODIFY_FIELDS },
  find: { run: find, concerns: 'read', fields: FIND_FIELDS },
  getMore: { run: getMore, fields: ['collection', 'batchSize'] },
  killCursors: { run: killCursors, fields: ['cursors'] },
  count: { run: count, concerns: 'read', fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'] },
  aggregate: {
    run: aggregate,
    concerns: 'both',
    fields: [
      ...[
        'pipeline',
        'cursor',
        'allowDiskUse',
        'bypassDocumentValidation',
        'collation',
        'hint',
        'let',
        'explain',
      ],
    ],
  },
  createIndexes: { run: createIndexes, writes: true, concerns: 'write', fields: ['indexes', 'commitQuorum'] },
  listIndexes: {
    run: listIndexes,
    fields: ['cursor', 'includeIndexBuildInfo', 'includeBuildUUIDs'],
  },
  dropIndexes: { run: dropIndexes, writes: true, concerns: 'write', fields: ['index'] },
  create: { run: create, writes: true, concerns: 'write', fields: CREATE_FIELDS },
  drop: { run: drop, writes: true, concerns: 'write', fields: [] },
  listCollections: {
    run: listCollections,
    fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  },
  listDatabases: { run: listDatabases, fields: ['filter', 'nameOnly', 'authorizedDatabases'] },
  dropDatabase: { run: dropDatabase, writes: true, concerns: 'write', fields: [] },
};

/** Commands still accepted as OP_QUERY, which clients use for the initial handshake. */
const LEGACY = new Set(['hello', 'isMaster', 'ismaster']);

/** Any thrown error becomes MongoDB's error document. */
export async function dispatch(engine: Engine, body: Doc, isLegacy = false): Promise<Doc> {
  try {
    const name = Object.keys(body)[0] ?? '';
    if (isLegacy && !LEGACY.has(name)) {
      throw new CommandError('UnsupportedOpQueryCommand', `Unsupported OP_QUERY command: ${name}`);
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw createNotSupportedError(`The command ${name}`);
    if (command.fields) {
      checkFields(body, name, [name, ...GENERAL_FIELDS, ...command.fields]);
      checkGeneral(body, command);
    }
    const request = { database: getDatabase(body), name, body };
    const maxTimeMS = parseTimeLimit(body);
    const run = (): Doc => withDeadline(maxTimeMS, () => command.run(engine, request));
    return { ...(command.writes ? await engine.store.write(run) : run()), ok: new Double(1) };
  } catch (error) {
    return createErrorReply(error);
  }
}

function getDatabase({ $db: name }: Doc): string {
  if (name === undefined) throw new CommandError(40571, 'OP_MSG requests require a $db argument');
  if (typeof name === 'string' && /^[^\0 "$./\\]{1,63}$/.test(name)) return name;
  throw new CommandError('InvalidNamespace', `Invalid database name: ${String(name)}`);
}

function checkGeneral(body: Doc, { writes, concerns = writes ? 'both' : undefined }: Command): void {
  if (
    body['txnNumber'] !== undefined ||
    body['startTransaction'] !== undefined ||
    body['autocommit'] !== undefined
  ) {
    throw new CommandError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
  }
  checkReadConcern(body, concerns === 'read' || concerns === 'both');
  checkWriteConcern(body, concerns === 'write' || concerns === 'both');
  if ((body['apiVersion'] ?? '1') !== '1')
    throw new CommandError('APIVersionError', 'API version must be "1"');
  if (body['let'] !== undefined) throw createNotSupportedError('The option let');
  if (body['explain'] !== undefined) throw createNotSupportedError('The option explain');
}

export function createErrorReply(error: unknown): Doc {
  if (error instanceof CommandError) {
    return {
      ok: new Double(0),
      errmsg: error.message,
      code: error.code,
      codeName: error.codeName,
      ...error.details,
    };
  }
  return {
    ok: new Double(0),
    errmsg: `internal error: ${String(error)}`,
    code: 1,
    codeName: 'InternalError',
  };
}
