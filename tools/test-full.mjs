import { delimiter, join } from 'node:path';
import { provide, provideOtherNode } from './provision.mjs';
import { build, workspace } from './run.mjs';
import { countOne, reportAndExit, runCommand, runJest, runPlaywright, runRow } from './test-parts.mjs';

/**
 * Runs what is too slow for `npm test` or needs extra programs. `npm run test:full firefox` selects parts by
 * name.
 */

const { MONGODB_URI } = process.env;
delete process.env.MONGODB_URI;

const withPrograms = (names, work) => async (label) => {
  const env = {};
  for (const name of names) {
    const program = await provide(name);
    if (!program.env) return countOne(false, `${name} is not available: ${program.how}.`);
    Object.assign(env, program.env);
  }
  return work(label, env);
};

const otherNode = await provideOtherNode();
const OTHER = `Node ${otherNode.version}`;

const onOtherNode = (names, work) =>
  withPrograms(names, async (label, env) => {
    const { folder } = otherNode;
    if (!folder) return countOne(false, `npm has no ${OTHER} for this machine.`);
    const path = [join(workspace, 'node_modules/.bin'), folder, process.env.PATH].join(delimiter);
    return work(label, { ...env, PATH: path });
  });

const runFaults = (files) => (label, env) => runPlaywright(label, 'playwright.faults.config.ts', env, files);

const PARTS = {
  'Web server': withPrograms(['nginx', 'redis-server'], runFaults(['web-server'])),
  Monitoring: withPrograms(['Prometheus', 'redis-server'], runFaults(['monitoring'])),
  Faults: withPrograms(['redis-server'], runFaults(['-(killed|away|stop|jumps|full|start)|stage|traces'])),
  Bounds: withPrograms([], (label) => runJest(label, ['--testMatch', '**/*.bench-spec.ts'])),
  ...(MONGODB_URI && {
    'HTTP on a real MongoDB': withPrograms(['redis-server'], (label, env) =>
      runJest(label, ['e2e-spec'], { ...env, ALL_ROUNDS: '1', MONGODB_URI }),
    ),
  }),
  'Outfits of all bodies': runCommand('node', 'libs/catalog/tools/outfit-report.mjs'),
  'Journeys in Firefox': withPrograms(['Firefox'], (label, env) =>
    runPlaywright(label, 'playwright.firefox.config.ts', env),
  ),
  [`Unit and HTTP on ${OTHER}`]: onOtherNode(['redis-server'], (label, env) =>
    runJest(label, [], { ...env, ALL_ROUNDS: '1' }),
  ),
  [`Journeys on ${OTHER}`]: onOtherNode(['Chromium'], (label, env) =>
    runPlaywright(label, 'playwright.config.ts', env),
  ),
};

const word = (process.argv[2] ?? '').toLowerCase();
await build('api', 'web');
await runRow(Object.entries(PARTS).filter(([name]) => name.toLowerCase().includes(word)));
reportAndExit();
