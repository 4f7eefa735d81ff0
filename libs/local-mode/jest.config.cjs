module.exports = { ...require('../../jest.preset.cjs'), displayName: 'local-mode', rootDir: __dirname };
