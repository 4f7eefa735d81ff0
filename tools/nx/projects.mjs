import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Nx plugin: each folder of `apps` and `libs` with a tsconfig.json is a project, with targets from its
 * configurations.
 */
const PROJECTS = '{apps,libs}/*/tsconfig.json';

const TARGETS = {
  'tsconfig.json': () => ({ typecheck: {}, lint: {} }),
  'jest.config.cjs': () => ({ test: {} }),
  'jest.coverage.cjs': () => ({
    test: { options: { command: 'jest --config {projectRoot}/jest.coverage.cjs' } },
  }),
  'src/api.module.ts': () => ({ document: {} }),
  'vite.config.mts': (root) => ({
    build: { outputs: [`{workspaceRoot}/dist/${root}`, `{workspaceRoot}/dist/${root}.*`] },
  }),
  'playwright.config.ts': () => ({ e2e: {} }),
};

function projectIn(root, workspaceRoot) {
  const targets = Object.entries(TARGETS)
    .filter(([configuration]) => existsSync(join(workspaceRoot, root, configuration)))
    .map(([, targetsOf]) => targetsOf(root));
  return {
    name: basename(root),
    projectType: root.startsWith('apps/') ? 'application' : 'library',
    sourceRoot: `${root}/src`,
    targets: Object.assign({}, ...targets),
  };
}

export const name = 'figura-projects';

export const createNodes = [
  PROJECTS,
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file);
      return [file, { projects: { [root]: projectIn(root, workspaceRoot) } }];
    }),
];
