/*
 * A process that migrates and is meant to be killed: address, database and lease in milliseconds are its arguments. It
 * tells its parent of each batch.
 */
const { transformSync } = require('@swc/core');
const { mongo } = require('mongoose');
const { readFileSync } = require('node:fs');

const options = { module: { type: 'commonjs' }, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } };
require.extensions['.ts'] = (module, filename) => {
  module._compile(transformSync(readFileSync(filename, 'utf8'), { ...options, filename }).code, filename);
};
const { updateDocuments } = require('../migration.ts');
const { MigrationRunner } = require('../migration-runner.ts');

async function main([uri, database, leaseMs]) {
  const client = await mongo.MongoClient.connect(uri);
  const countUp = updateDocuments({
    name: '001-count-up',
    description: 'Counts',
    collection: 'things',
    where: { counted: { $exists: false } },
    update: [{ $set: { count: { $add: ['$count', 1] }, counted: true } }],
  });
  const told = async (...args) => {
    const batch = await countUp.batch(...args);
    process.send(batch.documents);
    return batch;
  };
  const migrations = [{ ...countUp, batch: told }];
  await new MigrationRunner(client.db(database), { migrations, leaseMs: Number(leaseMs) }).run();
  await client.close();
  process.disconnect();
}

void main(process.argv.slice(2));
