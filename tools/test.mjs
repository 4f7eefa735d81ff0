import { ruleCanaries } from './rule-canaries.mjs';
import { provisionChromium } from './provision/chromium.mjs';
import { provisionMongod, startMongod } from './provision/mongod.mjs';
import { provisionRedis } from './provision/redis.mjs';
import { command, jest, journeys, one, reportAndExit, row } from './test-parts.mjs';

/**
 * Everything that has to hold: formatting, lint, types, directions, unit and HTTP tests, and the journeys in a browser.
 * Ends with the line `N passed, N failed`, which counts every check and every test that ran.
 */
const chromium = await provisionChromium();
const redis = await provisionRedis();
const mongod = await provisionMongod();
process.stdout.write(`Chromium: ${chromium.path ?? 'not available'} (${chromium.how})\n`);
process.stdout.write(`mongod: ${mongod.path ?? 'not available'} (${mongod.how})\n`);
process.stdout.write(`redis-server: ${redis.path ?? 'not available'} (${redis.how})\n`);

const REDIS = redis.path ? { REDIS_SERVER: redis.path } : {};

async function canariesAreCaught() {
  const { ok, output } = await ruleCanaries();
  return one(ok, output);
}

let realMongo = `not run: ${mongod.how}`;
async function onRealMongo() {
  const server = await startMongod(mongod.path);
  try {
    realMongo = server.version;
    return await jest(['contract/', '\\.repository\\.spec'], { MONGODB_URI: server.uri });
  } finally {
    await server.stop();
  }
}

async function inTheBrowser() {
  if (!chromium.path) return one(false, `The browser tests could not run. Chromium: ${chromium.how}.\n`);
  return journeys('apps/web-e2e/playwright.config.ts', { CHROMIUM_PATH: chromium.path });
}

/** Each part: its name, and what runs it and counts. These need the build. */
const ON_THE_BUILD = [
  ['Build', command('nx', 'run-many', '-t', 'build', '-p', 'api', 'web')],
  ['Sizes', command('node', 'tools/size.mjs')],
  ['Journeys in the browser', inTheBrowser],
  // The other faults take minutes: `npm run test:full`.
  [
    'Processes that are killed or asked to stop',
    () =>
      jest(['--config', 'apps/faults/jest.faults.cjs', '(worker|api|webhooks)-killed|asked-to-stop'], REDIS),
  ],
];
/** The others, the longest first, so that both rows end at about one time. */
const ON_THE_SOURCES = [
  ['Unit and HTTP tests', () => jest(['--ignoreProjects', 'classifier'], REDIS)],
  ...(mongod.path ? [['Contract suite and repositories on a real MongoDB', onRealMongo]] : []),
  ['Lint', command('eslint', '--max-warnings', '0', '.')],
  // The plugin parses faster; what it prints is the same.
  [
    'Formatting',
    command('prettier', '--check', '--log-level', 'warn', '--plugin', '@prettier/plugin-oxc', '.'),
  ],
  ['Classifier, with every branch covered', () => jest(['--config', 'libs/classifier/jest.coverage.cjs'])],
  ['Types of the apps', command('nx', 'run-many', '-t', 'typecheck', '-p', 'apps/*')],
  // One program for all libraries, which share their options: most of what each would check by itself is the others.
  ['Types of the libraries', command('tsc', '--singleThreaded', '-p', 'libs')],
  ['Directions', command('depcruise', '--config', '.dependency-cruiser.cjs', 'apps', 'libs')],
  ['Unused code', command('knip')],
  ['Rule canaries', canariesAreCaught],
  ['Places of the mutants', command('node', 'tools/mutation/mutation.mjs', '--check')],
  ['Outfits', command('node', 'tools/outfit-report.mjs')],
];

// The types of the others' clients are made from it.
await row([['The API’s document', command('nx', 'run', 'api:document')]]);

// Two rows beside each other, and whichever is done goes on with what is left: each waits much of its time, for a browser, a
// killed process or a disk.
const left = ON_THE_SOURCES.values();
await Promise.all([row(left), row(ON_THE_BUILD).then(() => row(left))]);

reportAndExit(`real MongoDB: ${realMongo}`);
