/*
 * A process that imports a feed and is meant to be killed: address, database and file are its arguments. It tells its
 * parent of each write before it is made, and waits for an answer.
 */
const { transformSync } = require('@swc/core');
const mongoose = require('mongoose');
const { createReadStream, readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');

const options = {
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};
require.extensions['.ts'] = (module, filename) => {
  module._compile(transformSync(readFileSync(filename, 'utf8'), { ...options, filename }).code, filename);
};
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => {
  const [, lib] = /^@figura\/([a-z-]+)$/.exec(request) ?? [];
  return resolve(lib ? join(__dirname, `../../../../../libs/${lib}/src/index.ts`) : request, ...rest);
};
require('reflect-metadata');
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
