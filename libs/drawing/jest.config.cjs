module.exports = { ...require('../../jest.preset.cjs'), displayName: 'drawing', rootDir: __dirname };
