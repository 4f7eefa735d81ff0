import { ObjectId, Timestamp } from 'bson';
import { CommandError, createNotSupportedError } from '../errors';
import type { Doc } from '../values/document';
import { isDoc, isDollarName } from '../values/document';
import { toDouble } from '../values/numbers';
import { isRegex } from '../query/regex';
import { typeName } from '../values/types';
import { compileUpdate, isReplacement } from '../update/update';
import { createUpsertedDocument } from '../update/upsert';
import type { Request } from './arguments';
import { getNamespace, refuseCollation } from './arguments';
import {
  checkFields,
  findDocumentArgument,
  getDocumentsArgument,
  isFlagArgument,
  findIntegerArgument,
  requireArgument,
} from '../query/arguments';
import type { Engine, Match } from './engine';
import { listMatches, sliceItems, sortMatches } from './engine';

/** MongoDB's limit on statements per write command. */
export const MAX_WRITE_BATCH = 100_000;

export function insert(engine: Engine, request: Request): Doc {
  const documents = getDocumentsArgument(request.body, 'documents');
  const namespace = getNamespace(request);
  const collection = engine.findOrCreateCollection(namespace);
  return runStatements(request.body, documents, (document) => {
    collection.insert(withTimestamps(withId(document), engine));
    return { n: 1 };
  });
}

/** Replaces zero timestamps by the time, as MongoDB does on insertion. */
function withTimestamps(document: Doc, engine: Engine): Doc {
  const isZero = ([name, value]: [string, unknown]): boolean =>
    name !== '_id' && value instanceof Timestamp && value.isZero();
  const zeros = Object.entries(document).filter(isZero);
  return zeros.length === 0
    ? document
    : { ...document, ...Object.fromEntries(zeros.map(([name]) => [name, engine.createTimestamp()])) };
}

function withId(document: Doc): Doc {
  const { _id: given, ...rest } = document;
  if (Array.isArray(given) || isRegex(given)) {
    throw new CommandError('InvalidIdField', `The '_id' value cannot be of type ${typeName(given)}`);
  }
  const dollar = findDollarField(given);
  if (dollar !== undefined) {
    throw new CommandError('DollarPrefixedFieldName', `'${dollar}' in '_id' is not valid for storage.`);
  }
  const operator = Object.keys(rest).find((name) => name.startsWith('$'));
  if (operator !== undefined) {
    throw createNotSupportedError("A field whose name starts with '$'");
  }
  return { _id: Object.hasOwn(document, '_id') ? given : new ObjectId(), ...rest };
}

function findDollarField(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(findDollarField).find((name) => name !== undefined);
  if (!isDoc(value)) return undefined;
  return Object.keys(value).find(isDollarName) ?? findDollarField(Object.values(value));
}

const UPDATE_FIELDS = ['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation', 'sort'];
const DELETE_FIELDS = ['q', 'limit', 'hint', 'collation'];

export function update(engine: Engine, request: Request): Doc {
  const statements = getDocumentsArgument(request.body, 'updates');
  const namespace = getNamespace(request);
  const upserted: Doc[] = [];
  for (const statement of statements) {
    refuseCollation(statement);
    checkFields(statement, 'update.updates', UPDATE_FIELDS);
    refuseArrayFilters(statement);
    requireArgument(statement, 'q');
  }
  const totals = runStatements(request.body, statements, (statement, index) => {
    const result = applyUpdate(engine, namespace, {
      filter: findDocumentArgument(statement, 'q') ?? {},
      update: statement['u'],
      multi: isFlagArgument(statement, 'multi'),
      upsert: isFlagArgument(statement, 'upsert'),
      sort: findDocumentArgument(statement, 'sort'),
      hint: statement['hint'],
    });
    if (!result.inserted) return { n: result.matched, nModified: result.modified };
    upserted.push({ index, _id: result.inserted['_id'] });
    return { n: 1, nModified: 0 };
  });
  return { nModified: 0, ...totals, ...(upserted.length > 0 ? { upserted } : {}) };
}

interface UpdateStatement {
  readonly filter: Doc;
  readonly update: unknown;
  readonly multi: boolean;
  readonly upsert: boolean;
  readonly sort: Doc | undefined;
  readonly hint: unknown;
}

interface UpdateResult {
  readonly matched: number;
  readonly modified: number;
  readonly before?: Match;
  readonly after?: Doc;
  readonly inserted?: Doc;
}

export function applyUpdate(engine: Engine, namespace: string, statement: UpdateStatement): UpdateResult {
  const { filter, multi } = statement;
  if (multi && isReplacement(statement.update)) {
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  if (multi && statement.sort) throw new CommandError('FailedToParse', 'Cannot specify sort with multi=true');
  const change = compileUpdate(statement.update);
  const existing = engine.findCollection(namespace);
  // Collected first, because an update may move a document and then match it again.
  const matches = [
    ...sliceItems(
      sortMatches(listMatches(existing, filter, statement.hint), statement.sort),
      0,
      multi ? 0 : 1,
    ),
  ];
  if (matches.length === 0 && statement.upsert) {
    const inserted = withId(createUpsertedDocument(filter, statement.update, change));
    engine.findOrCreateCollection(namespace).insert(inserted);
    return { matched: 0, modified: 0, inserted };
  }
  const hasNoId = isReplacement(statement.update) && !Object.hasOwn(statement.update as Doc, '_id');
  let modified = 0;
  let first: { before: Match; after: Doc } | undefined;
  for (const match of matches) {
    const after = change(match.doc, false, match.details);
    // A replacement without `_id` always counts as a change, as in MongoDB.
    if (existing!.replace(match, after) || hasNoId) modified += 1;
    first ??= { before: match, after };
  }
  return { matched: matches.length, modified, ...first };
}

/** @throws NotImplemented for `arrayFilters` */
export function refuseArrayFilters(body: Doc): void {
  if ((body['arrayFilters'] ?? undefined) !== undefined)
    throw createNotSupportedError('The option arrayFilters');
}

/** Limit 1 removes the first match, limit 0 all. */
export function remove(engine: Engine, request: Request): Doc {
  const statements = getDocumentsArgument(request.body, 'deletes');
  const namespace = getNamespace(request);
  for (const statement of statements) {
    refuseCollation(statement);
    checkFields(statement, 'delete.deletes', DELETE_FIELDS);
    if (!Object.hasOwn(statement, 'limit')) {
      throw new CommandError(40414, "BSON field 'delete.deletes.limit' is missing but a required field");
    }
    requireArgument(statement, 'q');
    if (![0, 1].includes(readLimit(statement))) {
      throw new CommandError('FailedToParse', 'The limit field in delete objects must be 0 or 1');
    }
  }
  return runStatements(request.body, statements, (statement) => {
    const collection = engine.findCollection(namespace);
    const matches = [
      ...sliceItems(
        listMatches(collection, findDocumentArgument(statement, 'q') ?? {}, statement['hint']),
        0,
        readLimit(statement),
      ),
    ];
    matches.forEach((match) => collection!.remove(match));
    return { n: matches.length };
  });
}

const readLimit = (statement: Doc): number => findIntegerArgument(statement, 'limit', -Infinity) ?? 0;

function runStatements(
  body: Doc,
  statements: readonly Doc[],
  run: (statement: Doc, index: number) => Doc,
): Doc {
  if (statements.length === 0 || statements.length > MAX_WRITE_BATCH) {
    throw new CommandError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH}. Got ${statements.length} operations.`,
    );
  }
  const ordered = (body['ordered'] ?? undefined) === undefined || isFlagArgument(body, 'ordered', true);
  isFlagArgument(body, 'bypassDocumentValidation');
  const totals: Record<string, number> = { n: 0 };
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      for (const [name, value] of Object.entries(run(statement, index))) {
        totals[name] = (totals[name] ?? 0) + (value as number);
      }
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (ordered) break;
    }
  }
  // Unacknowledged writes report no errors, even if the protocol sends a reply.
  const isAcknowledged = !isDoc(body['writeConcern']) || toDouble(body['writeConcern']['w']) !== 0;
  return { ...totals, ...(writeErrors.length > 0 && isAcknowledged ? { writeErrors } : {}) };
}
