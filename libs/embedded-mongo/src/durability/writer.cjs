/* Serves a folder and writes until the test kills it. Each line on stdout is an acknowledged number. */
const { transformSync } = require('@swc/core');
const { mongo } = require('mongoose');
const { readFileSync } = require('node:fs');

const options = { module: { type: 'commonjs' }, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } };
require.extensions['.ts'] = (module, filename) => {
  module._compile(transformSync(readFileSync(filename, 'utf8'), { ...options, filename }).code, filename);
};
const { startEmbeddedMongo } = require('../server.ts');

const WRITERS = 8;

async function run([folder, first]) {
  const { uri } = await startEmbeddedMongo({ folder });
  const client = await mongo.MongoClient.connect(uri);
  const things = client.db('app').collection('things');
  await things.createIndex({ number: 1 }, { unique: true });
  process.stdout.write(`${uri}\n`);
  let number = Number(first);
  const write = async () => {
    for (;;) {
      number += 1;
      const mine = number;
      await things.insertMany([
        { number: mine, half: 1, padding: 'x'.repeat(500) },
        { number: -mine, half: 2 },
      ]);
      await things.updateOne({ number: 0 }, { $inc: { count: 1 } }, { upsert: true });
      process.stdout.write(`${mine}\n`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

void run(process.argv.slice(2));
