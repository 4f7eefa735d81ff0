/** A separate file, since a workspace-wide Jest run rejects these options in a project. */
module.exports = {
  ...require('./jest.config.cjs'),
  testTimeout: require('../../jest.config.cjs').testTimeout,
  collectCoverage: true,
  coverageReporters: ['text-summary'],
  coverageThreshold: { global: { statements: 100, branches: 100, functions: 100, lines: 100 } },
};
