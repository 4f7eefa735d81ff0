const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
  },
];

const { paths } = JSON.parse(readFileSync(join(__dirname, 'tsconfig.base.json'), 'utf8')).compilerOptions;

/** What every project's Jest configuration starts from: SWC for speed, the aliases of tsconfig.base.json. */
module.exports = {
  testEnvironment: join(__dirname, 'jest.environment.cjs'),
  runtime: join(__dirname, 'jest.runtime.cjs'),
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}', '<rootDir>/src/**/*.e2e-spec.ts'],
  moduleNameMapper: {
    ...Object.fromEntries(
      Object.entries(paths).map(([alias, [file]]) => [`^${alias}$`, join(__dirname, file)]),
    ),
    '^fast-check$': join(__dirname, 'jest.fast-check.cjs'),
    '^lmdb$': join(__dirname, 'jest.lmdb.cjs'),
    '^unseeded-fast-check$': require.resolve('fast-check'),
    '^yaml$': join(__dirname, 'jest.yaml.cjs'),
    '^unmemoized-yaml$': require.resolve('yaml'),
  },
  transform: {
    '[/.]messages\\.[a-z]{2}\\.ts$': join(__dirname, 'libs/messages/build/jest-transform.mjs'),
    '^.+\\.tsx?$': swc,
    // Published as ES modules only, which Jest does not run.
    '/node_modules/icu-minify/': swc,
  },
  transformIgnorePatterns: ['/node_modules/(?!icu-minify/)'],
  setupFilesAfterEnv: [join(__dirname, 'jest.timeout.cjs')],
};
