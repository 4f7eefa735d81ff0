module.exports = {
  ...require('../../jest.preset.cjs'),
  displayName: 'classifier',
  rootDir: __dirname,
  collectCoverageFrom: ['src/**/*.ts', '!src/index.ts', '!src/testing/**'],
};
