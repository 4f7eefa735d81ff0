module.exports = { ...require('../../jest.preset.cjs'), displayName: 'garments', rootDir: __dirname };
