const { transform, ...api } = require('../jest.config.cjs');

/** The tests of the API, with a transformer that puts the mutant in. */
module.exports = {
  ...api,
  testTimeout: require('../../../jest.config.cjs').testTimeout,
  transform: Object.fromEntries(
    Object.entries(transform).map(([pattern, transformer]) =>
      transformer[0] === '@swc/jest'
        ? [pattern, [require.resolve('./transformer.cjs'), transformer[1]]]
        : [pattern, transformer],
    ),
  ),
};
