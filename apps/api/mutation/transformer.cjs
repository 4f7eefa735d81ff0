const swc = require('@swc/jest');
const { appendFileSync } = require('node:fs');

/** What to replace, and where it is noted that a test has loaded the file: `{path, find, replace, noteIn}`. */
const mutant = JSON.parse(process.env.MUTANT ?? 'null');

/** SWC over a source in which the mutant stands. No file is changed: what is not under test stays as it is. */
exports.createTransformer = (options) => {
  const compiler = swc.createTransformer(options);
  const mutated = (source, path) => {
    if (path !== mutant?.path) return source;
    appendFileSync(mutant.noteIn, '.');
    // A function, because a text would have its dollar signs read.
    return source.replace(mutant.find, () => mutant.replace);
  };
  return {
    ...compiler,
    process: (source, path, run) => compiler.process(mutated(source, path), path, run),
    getCacheKey: (source, path, run) => compiler.getCacheKey(mutated(source, path), path, run),
  };
};
