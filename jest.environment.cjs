const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

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

/** Those of a worker, by project. */
const environments = new Map();

/** Node, which one worker's test files of a project share with the modules that they load. */
module.exports = class KeepingEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { id } = config.projectConfig;
    if (environments.has(id)) return environments.get(id);
    useOrdinaryGlobalOnce();
    super(config, context);
    environments.set(id, this);
    const { env, exit } = this.global.process;
    this.process = { env: { ...env }, exit };
    this.global.loadLmdbOnce = () => (lmdb ??= require('lmdb'));
  }

  /** Leaves to the next test file what this one was given. */
  async teardown() {
    this.fakeTimersModern.useRealTimers();
    const { process } = this.global;
    process.removeAllListeners();
    Object.assign(process, { ...this.process, env: { ...this.process.env } });
    // Jest's own, which lead to all tests of this file.
    for (const key of Object.getOwnPropertySymbols(this.global))
      if (['EVENT_HANDLERS', 'JEST_STATE_SYMBOL'].includes(key.description)) delete this.global[key];
    // It lists the stores that were ever opened, closed ones too.
    lmdb?.allDbs.clear();
  }
};
