const { TestEnvironment } = require('jest-environment-node');

/** Texts that take long to make and are the same for every file that a worker runs. */
const keptTexts = new Map();

/** Node, with a place for what outlives a test file: modules are loaded anew for each. */
module.exports = class ApiEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.keptTexts = keptTexts;
  }
};
