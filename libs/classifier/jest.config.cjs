module.exports = {
  ...require('../../jest.preset.cjs'),
  displayName: 'classifier',
  rootDir: __dirname,
  // Jest counts how compiled code imports a default, in texts.ts, as a branch.
  collectCoverageFrom: ['src/**/*.ts', '!src/index.ts', '!src/texts.ts', '!src/testing/**'],
};
