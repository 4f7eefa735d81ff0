import { provide } from './provision.mjs';
import { countOne, reportAndExit, runCommand, runJest, runPlaywright, runRow } from './test-parts.mjs';

const chromium = await provide('Chromium');
const redis = await provide('redis-server');
process.stdout.write(`Chromium: ${chromium.how}\nredis-server: ${redis.how}\n`);

const { MONGODB_URI } = process.env;
delete process.env.MONGODB_URI;

async function runJourneys(label) {
  if (!chromium.env) return countOne(false, `The browser tests could not run. Chromium: ${chromium.how}.`);
  return runPlaywright(label, 'playwright.config.ts', chromium.env);
}

const ON_THE_BUILD = [
  ['Build', runCommand('nx', 'run-many', '-t', 'build', '-p', 'api', 'web')],
  ['Sizes', runCommand('node', 'tools/size.mjs')],
  ['Journeys', runJourneys],
  // The other faults take minutes: `npm run test:full`.
  [
    'Killed processes',
    (label) =>
      runPlaywright(label, 'playwright.faults.config.ts', redis.env ?? {}, [
        'worker-killed',
        'api-killed',
        'asked-to-stop',
      ]),
  ],
];
/** Longest first, so that both queues end together. */
const ON_THE_SOURCES = [
  ['Unit and HTTP', (label) => runJest(label, ['--ignoreProjects', 'classifier'], redis.env ?? {})],
  ...(MONGODB_URI
    ? [['MongoDB', (label) => runJest(label, ['contract/', '\\.repository\\.spec'], { MONGODB_URI })]]
    : []),
  ['Lint', runCommand('eslint', '--max-warnings', '0', '.')],
  [
    'Formatting',
    runCommand('prettier', '--check', '--log-level', 'warn', '--plugin', '@prettier/plugin-oxc', '.'),
  ],
  ['Names, comments, docs', runCommand('node', 'tools/house/count.mjs')],
  ['Classifier', (label) => runJest(label, ['--config', 'libs/classifier/jest.coverage.cjs'])],
  ['Types of the apps', runCommand('nx', 'run-many', '-t', 'typecheck', '-p', 'apps/*')],
  // One program for all libraries, since their checks overlap.
  ['Types of the libraries', runCommand('tsc', '--singleThreaded', '-p', 'libs')],
  ['Directions', runCommand('depcruise', '--config', 'tools/dependency-cruiser.cjs', 'apps', 'libs')],
  ['Unused code', runCommand('knip')],
  ['Canaries', runCommand('node', 'tools/canaries.mjs')],
  ['Workflow', runCommand('node', 'tools/workflow.mjs')],
  ['Mutants', runCommand('node', 'apps/api/mutation/mutation.mjs', '--check')],
  ['Outfits', runCommand('node', 'libs/catalog/tools/outfit-report.mjs', '--check')],
];

await runRow([['API document', runCommand('nx', 'run', 'api:document')]]);

// Two queues, since each often waits.
const left = ON_THE_SOURCES.values();
await Promise.all([runRow(left), runRow(ON_THE_BUILD).then(() => runRow(left))]);

reportAndExit();
