const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const KeepingEnvironment = require('./jest.environment.cjs');

/** The texts of the packages' files, which are the same for every test file that a worker runs. */
const packageTexts = new Map();

class Texts extends Map {
  get(file) {
    return packageTexts.get(file) ?? super.get(file);
  }

  set(file, text) {
    if (file.includes('/node_modules/')) packageTexts.set(file, text);
    else super.set(file, text);
    return this;
  }
}

/** What was compiled of each file, by its name: of a script V8 keeps also the functions that were called since. */
const scripts = new Map();

vm.compileFunction = (source, parameters, { filename, parsingContext }) => {
  let known = scripts.get(filename);
  if (known?.source !== source) {
    const head = `(function (${parameters}) {`;
    const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    scripts.set(filename, (known = { source, script }));
  }
  return known.script.runInContext(parsingContext);
};

/** What a worker has loaded for its test files, by project. */
const loaders = new Map();

/** A test file that replaces a module needs its own copy of everything that uses it. */
const hasOwnModules = (file) => /\bjest\.(mock|doMock|isolateModules)\b/.test(readFileSync(file, 'utf8'));

/** Keeps nothing. */
class NoStorage {
  run(_stored, work) {
    return work();
  }

  getStore() {
    return undefined;
  }
}

/** Jest's own, which loads a module once per worker instead of once per test file: of an app that is most of a test's time. */
module.exports = class KeepingRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, texts, coverage, file, ...rest) {
    const all = [config, environment, resolver, transformer, new Texts(texts), coverage, file, ...rest];
    super(...all);
    if (!(environment instanceof KeepingEnvironment) || coverage.collectCoverage || hasOwnModules(file))
      return;
    if (!loaders.has(config.id)) loaders.set(config.id, new Runtime(...all));
    this.loader = loaders.get(config.id);
    // Also lines of its modules are named in the stack of an error.
    this.transformCache.sourceMaps = this.loader.getSourceMaps();
  }

  requireModuleOrMock(from, name) {
    return this.loader ? this.loader.requireModuleOrMock(from, name) : super.requireModuleOrMock(from, name);
  }

  requireInternalModule(from, name) {
    // Jest notes in a storage which test is running, to name it when an error is caught by nobody: the file that failed is
    // enough. It opens one for each test file and closes none, and every promise would carry what all of them hold.
    if (name === 'node:async_hooks') return { AsyncLocalStorage: NoStorage };
    return super.requireInternalModule(from, name);
  }
};
