/** Holds the library to full coverage. A file of its own because a workspace-wide run refuses these options in a project. */
module.exports = {
  ...require('./jest.config.cjs'),
  testTimeout: require('../../jest.config.cjs').testTimeout,
  collectCoverage: true,
  coverageReporters: ['text-summary'],
  coverageThreshold: { global: { statements: 100, branches: 100, functions: 100, lines: 100 } },
};
