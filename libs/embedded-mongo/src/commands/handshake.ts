import { MAX_DOCUMENT_BYTES } from '../storage/collection';
import type { Doc } from '../values/document';
import { MAX_MESSAGE_BYTES } from '../wire/frames';
import type { Engine } from './engine';
import { MAX_WRITE_BATCH } from './write';

/** MongoDB release whose wire version and behavior we announce. */
const VERSION = [7, 0, 0, 0];
const WIRE_VERSION = 21;

/**
 * A standalone server, so that drivers send no retryable writes or transactions. `instance`, our own field, shows that the folder's owner
 * is alive.
 */
export function createHello(engine: Engine): Doc {
  return {
    helloOk: true,
    isWritablePrimary: true,
    ismaster: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH,
    localTime: engine.clock(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
    instance: engine.instance,
  };
}

/** Lists the engine as a module, so that it is not mistaken for the real server. */
export function buildInfo(): Doc {
  return {
    version: VERSION.slice(0, 3).join('.'),
    versionArray: VERSION,
    modules: ['embedded-mongo'],
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  };
}
