/** A quarter of an hour, or SOAK_MINUTES: `npm run soak`. */
module.exports = {
  ...require('./jest.faults.cjs'),
  displayName: 'soak',
  testMatch: ['<rootDir>/src/**/*.soak-spec.ts'],
};
