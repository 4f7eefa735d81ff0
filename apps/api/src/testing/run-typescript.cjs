/*
 * Lets a process of a test load the sources of the API: TypeScript, decorators and the libraries by their names. Files of
 * messages stay as they are written, so that no sentence of an error can be made here.
 */
const { transformSync } = require('@swc/core');
const { readFileSync } = require('node:fs');
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
  return resolve(lib ? join(__dirname, `../../../../libs/${lib}/src/index.ts`) : request, ...rest);
};
require('reflect-metadata');

// A process that waits to be killed ends with its parent: one left behind would keep Jest from ending.
process.once('disconnect', () => process.exit());
