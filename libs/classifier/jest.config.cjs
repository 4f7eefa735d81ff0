module.exports = {
  ...require('../../jest.preset.cjs'),
  displayName: 'classifier',
  rootDir: __dirname,
  // Jest counts the default import in the compiled texts.ts as a branch.
  collectCoverageFrom: ['src/**/*.ts', '!src/index.ts', '!src/texts.ts', '!src/testing/**'],
};
