/** The projects that have mutants, with a transformer that puts the mutant in. */
const PROJECTS = ['apps/api', 'libs/drawing', 'libs/styling'];

module.exports = {
  projects: PROJECTS.map((project) => {
    const config = require(`../../${project}/jest.config.cjs`);
    const transform = Object.entries(config.transform).map(([pattern, [transformer, options]]) =>
      transformer === '@swc/jest'
        ? [pattern, [require.resolve('./transformer.cjs'), options]]
        : [pattern, config.transform[pattern]],
    );
    return { ...config, transform: Object.fromEntries(transform) };
  }),
};
