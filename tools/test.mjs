import { keptViolations } from './kept-violations.mjs';
import { provisionChromium } from './provision/chromium.mjs';
import { provisionMongod, startMongod } from './provision/mongod.mjs';
import { provisionRedis } from './provision/redis.mjs';
import { run } from './run.mjs';
import { check, jest, journeys, one, part, reportAndExit } from './test-parts.mjs';

/**
 * Everything that has to hold: formatting, lint, types, directions, unit and HTTP tests, and the journeys in a browser.
 * Ends with the line `N passed, N failed`, which counts every check and every test that ran.
 */
const command =
  (program, ...args) =>
  () =>
    run(program, args, { quiet: true });

/** Runs checks one after the other. */
async function row(...checks) {
  for (const [name, work] of checks) await check(name, work);
}

const chromium = await provisionChromium();
const redis = await provisionRedis();
const mongod = await provisionMongod();
process.stdout.write(`Chromium: ${chromium.path ?? 'not available'} (${chromium.how})\n`);
process.stdout.write(`mongod: ${mongod.path ?? 'not available'} (${mongod.how})\n`);
process.stdout.write(`redis-server: ${redis.path ?? 'not available'} (${redis.how})\n`);

// What uses one processor runs beside what uses several.
await Promise.all([
  row(
    ['Formatting', command('prettier', '--check', '--log-level', 'warn', '.')],
    ['Lint of the tools', command('eslint', '--max-warnings', '0', 'tools', '*.cjs', '*.mjs')],
    ['Directions', command('depcruise', '--config', '.dependency-cruiser.cjs', 'apps', 'libs')],
    ['Kept violations', keptViolations],
    ['Unused code', command('knip')],
  ),
  row(
    ['Lint', command('nx', 'run-many', '-t', 'lint')],
    ['Types', command('nx', 'run-many', '-t', 'typecheck')],
    ['Build', command('nx', 'run-many', '-t', 'build', '-p', 'api', 'web')],
  ),
]);
await check('Sizes', command('node', 'tools/size.mjs'));
await part('Classifier, with every branch covered', () =>
  jest(['--config', 'libs/classifier/jest.coverage.cjs']),
);
await part('Unit and HTTP tests', () =>
  jest(['--ignoreProjects', 'classifier'], redis.path ? { REDIS_SERVER: redis.path } : {}),
);
let realMongo = `not run: ${mongod.how}`;
if (mongod.path) {
  await part('Contract suite and repositories on a real MongoDB', async () => {
    const server = await startMongod(mongod.path);
    try {
      realMongo = server.version;
      return await jest(['contract/', '\\.repository\\.spec'], { MONGODB_URI: server.uri });
    } finally {
      await server.stop();
    }
  });
}
// The other faults take minutes: `npm run test:full`.
await part('Processes that are killed or asked to stop', () =>
  jest(
    ['--config', 'apps/faults/jest.faults.cjs', '(worker|api|webhooks)-killed|asked-to-stop'],
    redis.path ? { REDIS_SERVER: redis.path } : {},
  ),
);
await part('Journeys in the browser', () => {
  if (chromium.path) return journeys('apps/web-e2e/playwright.config.ts', { CHROMIUM_PATH: chromium.path });
  process.stdout.write(`The browser tests could not run. Chromium: ${chromium.how}.\n`);
  return one(false);
});

reportAndExit(`real MongoDB: ${realMongo}`);
