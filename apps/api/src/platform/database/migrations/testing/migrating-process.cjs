/*
 * A process that migrates and is meant to be killed: address, database and lease in milliseconds are its arguments, and
 * `all` for the migrations of this version with one of the next. It tells its parent of each batch before that is noted.
 */
require('../../../../testing/run-typescript.cjs');
const { mongo } = require('mongoose');
const { updateDocuments } = require('../migration.ts');
const { MIGRATIONS } = require('../migration-list.ts');
const { MigrationRunner } = require('../migration-runner.ts');

const COUNT_UP = updateDocuments({
  name: '001-count-up',
  description: 'Counts',
  collection: 'things',
  where: { counted: { $exists: false } },
  update: [{ $set: { count: { $add: ['$count', 1] }, counted: true } }],
});
/** As a later version may bring one: every account counts something anew. */
const NEXT = updateDocuments({
  name: '999-next',
  description: 'Counts in every account',
  collection: 'users',
  where: { counted: { $exists: false } },
  update: { $inc: { count: 1 }, $set: { counted: true } },
});

async function main([uri, database, leaseMs, which, last]) {
  const client = await mongo.MongoClient.connect(uri);
  const migrations = (which === 'all' ? [...MIGRATIONS, NEXT] : [COUNT_UP]).map((migration) => ({
    ...migration,
    batch: async (...args) => {
      const batch = await migration.batch(...args);
      process.send(migration.name);
      if (migration.name === last) await new Promise(() => undefined);
      return batch;
    },
  }));
  await new MigrationRunner(client.db(database), { migrations, leaseMs: Number(leaseMs) }).run();
  await client.close();
  process.disconnect();
}

void main(process.argv.slice(2));
