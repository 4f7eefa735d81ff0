const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'api',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/jest.environment.cjs',
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^@figura/catalog$': '<rootDir>/src/testing/catalog-read-once.ts',
  },
};
