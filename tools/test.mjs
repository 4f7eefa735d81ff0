import { provide } from './provision.mjs';
import { countOne, reportAndExit, runCommand, runJest, runPlaywright, runRow } from './test-parts.mjs';

/**
 * Everything that has to hold: formatting, lint, types, directions, unit and HTTP tests, and the journeys in a browser.
 * Ends with the line `N passed, N failed`, which counts every check and every test that ran.
 */
const chromium = await provide('Chromium');
const redis = await provide('redis-server');
process.stdout.write(`Chromium: ${chromium.how}\nredis-server: ${redis.how}\n`);

// Of all parts one alone runs on it.
const { MONGODB_URI } = process.env;
delete process.env.MONGODB_URI;

async function runJourneys(label) {
  if (!chromium.env) return countOne(false, `The browser tests could not run. Chromium: ${chromium.how}.`);
  return runPlaywright(label, 'playwright.config.ts', chromium.env);
}

/** Each part: its name, and what runs it and counts. These need the build. */
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
        'webhooks-killed',
        'asked-to-stop',
      ]),
  ],
];
/** The others, the longest first, so that both rows end at about one time. */
const ON_THE_SOURCES = [
  ['Unit and HTTP', (label) => runJest(label, ['--ignoreProjects', 'classifier'], redis.env ?? {})],
  ...(MONGODB_URI
    ? [['MongoDB', (label) => runJest(label, ['contract/', '\\.repository\\.spec'], { MONGODB_URI })]]
    : []),
  ['Lint', runCommand('eslint', '--max-warnings', '0', '.')],
  // The plugin parses faster; what it prints is the same.
  [
    'Formatting',
    runCommand('prettier', '--check', '--log-level', 'warn', '--plugin', '@prettier/plugin-oxc', '.'),
  ],
  ['Classifier', (label) => runJest(label, ['--config', 'libs/classifier/jest.coverage.cjs'])],
  ['Types of the apps', runCommand('nx', 'run-many', '-t', 'typecheck', '-p', 'apps/*')],
  // One program for all libraries, which share their options: most of what each would check by itself is the others.
  ['Types of the libraries', runCommand('tsc', '--singleThreaded', '-p', 'libs')],
  ['Directions', runCommand('depcruise', '--config', '.dependency-cruiser.cjs', 'apps', 'libs')],
  ['Unused code', runCommand('knip')],
  ['Canaries', runCommand('node', 'tools/canaries.mjs')],
  ['Workflow', runCommand('node', 'tools/workflow.mjs')],
  ['Mutants', runCommand('node', 'apps/api/mutation/mutation.mjs', '--check')],
  ['Outfits', runCommand('node', 'libs/catalog/tools/outfit-report.mjs')],
];

// The types of the others' clients are made from it.
await runRow([['API document', runCommand('nx', 'run', 'api:document')]]);

// Two rows beside each other, and whichever is done goes on with what is left: each waits much of its time, for a browser, a
// killed process or a disk.
const left = ON_THE_SOURCES.values();
await Promise.all([runRow(left), runRow(ON_THE_BUILD).then(() => runRow(left))]);

reportAndExit();
