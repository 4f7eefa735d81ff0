const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'api',
  rootDir: __dirname,
  globalSetup: '<rootDir>/jest.global-setup.cjs',
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/jest.connections.cjs'],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^@figura/catalog$': '<rootDir>/src/testing/catalog-read-once.ts',
    '^@figura/drawing$': '<rootDir>/src/testing/drawings-made-once.ts',
  },
};
