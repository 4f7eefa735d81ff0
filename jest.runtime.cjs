const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

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

/** Jest's own, which reads and compiles a file once per worker instead of once per test file: that is half of loading an app. */
module.exports = class KeepingRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, texts, ...rest) {
    super(config, environment, resolver, transformer, new Texts(texts), ...rest);
  }
};
