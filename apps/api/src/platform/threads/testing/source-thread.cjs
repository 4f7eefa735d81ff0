/* The program of the threads, from its sources. */
require('../../../testing/run-typescript.cjs');
module.exports = require('../../../work-thread.ts').default;
