const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the parts of the Fetch standard that it lacks, taken from Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Response, Request, Headers, structuredClone });
  }
};
