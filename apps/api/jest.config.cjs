const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'api',
  rootDir: __dirname,
  // The build compiles it; the tests do so once per run.
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^\\./compiled-lexicon$': '<rootDir>/src/testing/compiled-lexicon.ts',
  },
  globalSetup: '<rootDir>/jest.global-setup.cjs',
};
