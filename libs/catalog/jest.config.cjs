module.exports = { ...require('../../jest.preset.cjs'), displayName: 'catalog', rootDir: __dirname };
