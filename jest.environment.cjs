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
    this.global.workerCache = workerCache;
    this.global.loadLmdbOnce = () => (lmdb ??= require('lmdb'));
  }

  /** Leaves to the next test file what this one was given. */
  async teardown() {
    this.fakeTimersModern.useRealTimers();
    const { process } = this.global;
    process.removeAllListeners();
    Object.assign(process, { ...this.process, env: { ...this.process.env } });
    delete this.global[Symbol.for('EVENT_HANDLERS')];
    // It lists the stores that were ever opened, closed ones too.
    lmdb?.allDbs.clear();
  }
};
