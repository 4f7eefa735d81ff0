const { join } = require('node:path');

/** Not found by `jest.config.cjs` at the top: these tests need the built product, and break it. */
module.exports = {
  ...require('../../jest.preset.cjs'),
  displayName: 'faults',
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/**/*.fault-spec.ts'],
  setupFilesAfterEnv: [join(__dirname, 'jest.timeout.cjs')],
};
