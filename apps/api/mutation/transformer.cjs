const swc = require('@swc/jest');
const { appendFileSync } = require('node:fs');

/** `{path, find, replace, noteIn}`; `noteIn` records that a test loaded the file. */
const mutant = JSON.parse(process.env.MUTANT ?? 'null');

/** SWC over the mutated source; no file is changed. */
exports.createTransformer = (options) => {
  const compiler = swc.createTransformer(options);
  const applyMutant = (source, path) => {
    if (path !== mutant?.path) return source;
    appendFileSync(mutant.noteIn, '.');
    // A string would have its dollar signs interpreted.
    return source.replace(mutant.find, () => mutant.replace);
  };
  return {
    ...compiler,
    process: (source, path, run) => compiler.process(applyMutant(source, path), path, run),
    getCacheKey: (source, path, run) => compiler.getCacheKey(applyMutant(source, path), path, run),
  };
};
