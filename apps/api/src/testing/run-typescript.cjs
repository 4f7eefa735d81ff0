/* Message files stay as written, so that no error sentence can be made here. */
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

// Ends with its parent: a process left behind would keep Jest from ending.
process.once('disconnect', () => process.exit());
