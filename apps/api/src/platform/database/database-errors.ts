/** Names of the driver's errors that mean that the database cannot be reached, not that a request is wrong. */
const AWAY =
  /^(Mongo(ose)?ServerSelection|MongoNetwork|MongoNetworkTimeout|MongoNotConnected|MongoPoolCleared|MongoPoolClosed|MongoTopologyClosed|MongoClientClosed|MongoWaitQueueTimeout|PoolClearedOnNetwork)Error$/;

/** MongoDB's code for a disk without space. */
const OUT_OF_DISK_SPACE = 14_031;

/** Whether the database cannot be reached, or keeps silent. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && AWAY.test(error.name);
}

/** Whether the database refuses to write because its disk is full. */
export function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === OUT_OF_DISK_SPACE;
}
