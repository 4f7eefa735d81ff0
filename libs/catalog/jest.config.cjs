const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'catalog',
  rootDir: __dirname,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^yaml$': require.resolve('../../jest.yaml.cjs'),
    '^unmemoized-yaml$': require.resolve('yaml'),
  },
};
