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
const { default: messages } = require('../../../../libs/messages/build/jest-transform.mjs');

require.extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8');
  const compile = filename.endsWith('messages.en.ts') ? messages.process : compileCode;
  module._compile(compile(source, filename).code, filename);
};
function compileCode(source, filename) {
  return transformSync(source, { ...options, filename });
}
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => {
  const [, lib] = /^@figura\/([a-z-]+)$/.exec(request) ?? [];
  return resolve(lib ? join(__dirname, `../../../../libs/${lib}/src/index.ts`) : request, ...rest);
};
require('reflect-metadata');

// Exits with its parent, since a leftover process would keep Jest from exiting.
process.once('disconnect', () => process.exit());
