import { MongoMemoryReplSet } from 'mongodb-memory-server-core';
import { run } from './run.mjs';

/**
 * Runs the database contract suite on a real MongoDB: MONGODB_URI, or mongodb-memory-server
 * (MONGOMS_SYSTEM_BINARY names an installed `mongod`).
 */
const given = process.env.MONGODB_URI;
const server = given ? null : await MongoMemoryReplSet.create({ binary: { version: '8.0.4' } });
const suites = ['contract/', '\\.repository\\.spec'];
const { ok } = await run('jest', ['--ignoreProjects=classifier', '--testPathPatterns', ...suites], {
  label: 'MongoDB',
  env: { MONGODB_URI: given ?? server.getUri() },
});
await server?.stop();
process.exitCode = ok ? 0 : 1;
