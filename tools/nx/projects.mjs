import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The Nx plugin of this workspace: every folder of `apps` and `libs` with a tsconfig.json is a project that is named
 * after it, and what it can do follows from the configurations in it. Nx itself reads the imports.
 */
const PROJECTS = '{apps,libs}/*/tsconfig.json';

/** Targets by the configuration that makes them possible; what all projects have in common of them is in nx.json. */
const TARGETS = {
  'tsconfig.json': () => ({ typecheck: {}, lint: {} }),
  'jest.config.cjs': () => ({ test: {} }),
  'jest.coverage.cjs': () => ({
    test: { options: { command: 'jest --config {projectRoot}/jest.coverage.cjs' } },
  }),
  'jest.faults.cjs': () => ({ faults: {} }),
  'src/api.module.ts': () => ({ document: {} }),
  'vite.config.mts': (root) => ({ build: { outputs: [`{workspaceRoot}/dist/${root}`] } }),
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
