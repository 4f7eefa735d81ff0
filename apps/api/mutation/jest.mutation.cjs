const { transform, ...api } = require('../jest.config.cjs');

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
