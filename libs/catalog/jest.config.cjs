const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'catalog',
  rootDir: __dirname,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^yaml$': '<rootDir>/jest.yaml.cjs',
    '^unmemoized-yaml$': require.resolve('yaml'),
  },
};
