const { join } = require('node:path');
const { paths } = require('./tsconfig.base.json').compilerOptions;

const swc = [
  '@swc/jest',
  {
    // Jest keeps the maps beside the code, which is then read and compiled faster than with maps in it.
    sourceMaps: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
  },
];

const ES_MODULES = 'icu-minify|jose|oauth4webapi|openid-client';

module.exports = {
  testEnvironment: 'node',
  // Each access to a global goes through an interceptor, which made drawing and parsing five times slower.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Math', 'Number', 'Object', 'String'],
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}', '<rootDir>/src/**/*.e2e-spec.ts'],
  moduleNameMapper: Object.fromEntries(
    Object.entries(paths).map(([alias, [file]]) => [`^${alias}$`, join(__dirname, file)]),
  ),
  transform: {
    '[/.]messages\\.en\\.ts$': join(__dirname, 'libs/messages/build/jest-transform.mjs'),
    '^.+\\.tsx?$': swc,
    // ESM only, which Jest cannot run.
    [`/node_modules/(${ES_MODULES})/`]: swc,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES})/)`],
  setupFilesAfterEnv: [join(__dirname, 'tools/jest-setup.cjs')],
};
