module.exports = { ...require('../../jest.preset.cjs'), displayName: 'styling', rootDir: __dirname };
