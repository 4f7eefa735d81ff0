const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/** Texts that take long to make and are the same for every file that a worker runs. */
const workerCache = new Map();

/** lmdb, once a test file has used it: most have no database. */
let lmdb;

const { createContext } = vm;

/**
 * Lets the next context have an ordinary global object. Jest's own is a proxy behind interceptors, where each use of `Math`,
 * `Object` or `Buffer` takes ten times as long: tests that draw or parse took five times as long.
 */
function useOrdinaryGlobalOnce() {
  vm.createContext = () => {
    vm.createContext = createContext;
    return createContext(vm.constants.DONT_CONTEXTIFY);
  };
}

/** Node, with a place for what outlives a test file: modules are loaded anew for each. */
module.exports = class KeepingEnvironment extends TestEnvironment {
  constructor(config, context) {
    useOrdinaryGlobalOnce();
    super(config, context);
    this.global.workerCache = workerCache;
    this.global.loadLmdbOnce = () => (lmdb ??= require('lmdb'));
  }

  async teardown() {
    // It lists the stores that were ever opened, closed ones too, and each leads to what its test file had loaded.
    lmdb?.allDbs.clear();
    await super.teardown();
  }
};
