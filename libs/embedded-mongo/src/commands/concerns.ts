import { Timestamp } from 'bson';
import { CommandError, createNotSupportedError } from '../errors';
import type { Doc } from '../values/document';
import { isDoc } from '../values/document';
import { findNumeric, toDouble } from '../values/numbers';
import { formatShellText } from '../values/shell-text';
import { isFlagArgument, findStringArgument } from '../query/arguments';

const PROVENANCES = [
  ...['clientSupplied', 'implicitDefault', 'customDefault', 'getLastErrorDefaults'],
  'internalWriteDefault',
];
const READ_FIELDS = ['level', 'afterClusterTime', 'atClusterTime', 'afterOpTime', 'provenance'];
const WRITE_FIELDS = ['w', 'j', 'fsync', 'wtimeout', 'wElectionId', 'wOpTime', 'getLastError', 'provenance'];

const createBadValueError = (message: string): CommandError => new CommandError('BadValue', message);
const createInvalidOptionsError = (message: string): CommandError =>
  new CommandError('InvalidOptions', message);
const createParseError = (message: string): CommandError => new CommandError('FailedToParse', message);

function findConcern(
  body: Doc,
  name: 'readConcern' | 'writeConcern',
  fields: readonly string[],
): Doc | undefined {
  const concern = body[name] ?? undefined;
  if (concern === undefined) return undefined;
  if (!isDoc(concern)) throw new CommandError('TypeMismatch', `${name} must be an object`);
  const unknown = Object.keys(concern).find((field) => !fields.includes(field));
  if (unknown !== undefined) {
    throw new CommandError(40415, `BSON field '${name}.${unknown}' is an unknown field.`);
  }
  const provenance = findStringArgument(concern, 'provenance');
  if (provenance !== undefined && !PROVENANCES.includes(provenance)) {
    throw createBadValueError(`'${provenance}' is no provenance of a ${name}`);
  }
  return concern;
}

/** Every read sees the last commit, so `local`, `available` and `majority` are the same here. */
export function checkReadConcern(body: Doc, isTaken: boolean): void {
  const concern = findConcern(body, 'readConcern', READ_FIELDS);
  if (!concern) return;
  const level = findStringArgument(concern, 'level') ?? 'local';
  if (level === 'snapshot' || level === 'linearizable')
    throw createNotSupportedError(`The read concern ${level}`);
  if (!['local', 'available', 'majority'].includes(level)) {
    throw createBadValueError(`'${level}' is no level of a readConcern`);
  }
  if (!isTaken && level !== 'local')
    throw createInvalidOptionsError(`The command does not take the readConcern ${level}`);
  for (const field of ['afterClusterTime', 'atClusterTime']) {
    if (!Object.hasOwn(concern, field)) continue;
    if (!(concern[field] instanceof Timestamp)) {
      throw new CommandError('TypeMismatch', `BSON field 'readConcern.${field}' must be a timestamp`);
    }
    throw field === 'atClusterTime'
      ? createInvalidOptionsError('readConcern level must be snapshot for atClusterTime')
      : new CommandError('IllegalOperation', 'Cannot specify afterClusterTime without a replica set');
  }
}

/** Every write is on disk before its reply, so all concerns of a single server mean the same. */
export function checkWriteConcern(body: Doc, isTaken: boolean): void {
  const concern = findConcern(body, 'writeConcern', WRITE_FIELDS);
  if (!concern) return;
  if (!isTaken) throw createInvalidOptionsError('The command does not take a writeConcern');
  isFlagArgument(concern, 'j');
  if ((toDouble(concern['wtimeout']) ?? 0) > 2 ** 31 - 1)
    throw createParseError('wtimeout must be within 32 bits');
  if (!Object.hasOwn(concern, 'w') || concern['w'] === 'majority') return;
  const { w } = concern;
  if (
    isDoc(w) &&
    Object.values(w).length > 0 &&
    Object.values(w).every((tag) => findNumeric(tag) !== undefined)
  ) {
    throw createNotSupportedError('A writeConcern of tags');
  }
  if (findNumeric(w) !== undefined) {
    const nodes = Math.trunc(toDouble(w)!);
    if (!(nodes >= 0 && nodes <= 50))
      throw createParseError('w has to be a non-negative number and not above 50');
    if (nodes > 1) throw createBadValueError("cannot use 'w' > 1 when a host is not replicated");
  } else if (typeof w === 'string' || w === null) {
    throw createBadValueError(
      `cannot use the 'w' mode ${formatShellText(w)} when a host is not a member of a replica set`,
    );
  } else throw createParseError('w has to be a number or a string');
}
