/** Tests of the full tier: they need the built product and programs of Debian. */
module.exports = {
  ...require('./jest.faults.cjs'),
  displayName: 'full',
  testMatch: ['<rootDir>/src/**/*.full-spec.ts'],
};
