/** Driver errors that mean an unreachable database rather than a bad request. */
const AWAY =
  /^(Mongo(ose)?ServerSelection|MongoNetwork|MongoNetworkTimeout|MongoNotConnected|MongoPoolCleared|MongoPoolClosed|MongoTopologyClosed|MongoClientClosed|MongoWaitQueueTimeout|PoolClearedOnNetwork)Error$/;

/** Node's codes for a connection that just closed; the driver passes them through. */
const ENDED_CONNECTION = ['EPIPE', 'ERR_STREAM_DESTROYED'];

const AUTHENTICATION_FAILED = 18;

const OUT_OF_DISK_SPACE = 14_031;

/** MongoDB's code for a duplicate in a unique index. */
const DUPLICATE_KEY = 11_000;

export function isDatabaseAway(error: unknown): boolean {
  if (ENDED_CONNECTION.some((code) => hasCode(error, code))) return true;
  return error instanceof Error && AWAY.test(error.name);
}

export function isDatabaseLocked(error: unknown): boolean {
  return hasCode(error, AUTHENTICATION_FAILED);
}

export function isDatabaseFull(error: unknown): boolean {
  return hasCode(error, OUT_OF_DISK_SPACE);
}

export function isDuplicate(error: unknown): boolean {
  return hasCode(error, DUPLICATE_KEY);
}

/** Null if a unique index already has it. */
export async function skipDuplicate<T>(write: PromiseLike<T>): Promise<T | null> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: number | string): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === code;
}
