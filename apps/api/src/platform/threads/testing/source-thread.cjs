require('../../../testing/run-typescript.cjs');
module.exports = require('../../../work-thread.ts').default;
