const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const { paths } = JSON.parse(readFileSync(join(__dirname, 'tsconfig.base.json'), 'utf8')).compilerOptions;

/** What every project's Jest configuration starts from: SWC for speed, the aliases of tsconfig.base.json. */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}', '<rootDir>/src/**/*.e2e-spec.ts'],
  moduleNameMapper: {
    ...Object.fromEntries(
      Object.entries(paths).map(([alias, [file]]) => [`^${alias}$`, join(__dirname, file)]),
    ),
    '^fast-check$': join(__dirname, 'jest.fast-check.cjs'),
    '^unseeded-fast-check$': require.resolve('fast-check'),
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
          keepClassNames: true,
        },
      },
    ],
  },
  setupFilesAfterEnv: [join(__dirname, 'jest.timeout.cjs')],
};
