/*
 * Reports each write to its parent before making it, and waits for a reply, so that it can be killed at that
 * point.
 */
require('../../testing/run-typescript.cjs');
const mongoose = require('mongoose');
const { createReadStream } = require('node:fs');
const { importServiceOn } = require('./import-service.ts');

async function main([uri, database, file]) {
  const connection = await mongoose.createConnection(uri, { dbName: database }).asPromise();
  const told = (name) =>
    new Promise((done) => {
      process.once('message', done);
      process.send(name);
    });
  const service = importServiceOn(connection, new Date(), (name) => told(name));
  await service.import(createReadStream(file), {
    format: 'google',
    shop: 'Nordlicht',
    defaults: { currency: 'EUR' },
  });
  await connection.close();
  process.disconnect();
}

void main(process.argv.slice(2));
