/** Names of the driver's errors that mean that the database cannot be reached, not that a request is wrong. */
const AWAY =
  /^(Mongo(ose)?ServerSelection|MongoNetwork|MongoNetworkTimeout|MongoNotConnected|MongoPoolCleared|MongoPoolClosed|MongoTopologyClosed|MongoClientClosed|MongoWaitQueueTimeout|PoolClearedOnNetwork)Error$/;

/** Node's codes for writing to a connection that has just ended, which the driver passes on as they are. */
const ENDED_CONNECTION = ['EPIPE', 'ERR_STREAM_DESTROYED'];

/** MongoDB's code for a user or a password that it does not know. */
const AUTHENTICATION_FAILED = 18;

/** MongoDB's code for a disk without space. */
const OUT_OF_DISK_SPACE = 14_031;

/** MongoDB's code for a value that a unique index has already. */
const DUPLICATE_KEY = 11_000;

/** Whether the database cannot be reached, or keeps silent. */
export function isDatabaseAway(error: unknown): boolean {
  if (ENDED_CONNECTION.some((code) => hasCode(error, code))) return true;
  return error instanceof Error && AWAY.test(error.name);
}

/** Whether the database does not know the user or the password in its URL. */
export function isDatabaseLocked(error: unknown): boolean {
  return hasCode(error, AUTHENTICATION_FAILED);
}

/** Whether the database refuses to write because its disk is full. */
export function isDatabaseFull(error: unknown): boolean {
  return hasCode(error, OUT_OF_DISK_SPACE);
}

/** Whether the database refuses to store what a unique index holds already. */
export function isDuplicate(error: unknown): boolean {
  return hasCode(error, DUPLICATE_KEY);
}

function hasCode(error: unknown, code: number | string): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === code;
}
