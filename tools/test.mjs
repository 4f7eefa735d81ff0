import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { provisionChromium } from './provision/chromium.mjs';
import { provisionMongod, startMongod } from './provision/mongod.mjs';
import { provisionRedis } from './provision/redis.mjs';
import { run } from './run.mjs';

/**
 * Everything that has to hold: formatting, lint, types, directions, unit and HTTP tests, and the journeys in a browser.
 * Ends with the line `N passed, N failed`, which counts every check and every test that ran.
 */
const scratch = mkdtempSync(join(tmpdir(), 'figura-test-'));
const results = [];
const started = Date.now();

/** Runs one part and keeps what it counted. */
async function part(name, work) {
  const begun = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  let counts;
  try {
    counts = await work();
  } catch (error) {
    process.stdout.write(`${error.stack ?? error}\n`);
    counts = { passed: 0, failed: 1, skipped: 0 };
  }
  results.push({ name, seconds: Math.round((Date.now() - begun) / 1000), ...counts });
}

const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** Runs one check, which prints in one piece when it ends: another may run beside it. */
async function check(name, work) {
  const begun = Date.now();
  const { ok, output } = await work();
  process.stdout.write(`\n== ${name}\n${output}`);
  results.push({ name, seconds: Math.round((Date.now() - begun) / 1000), ...one(ok) });
}

const command =
  (program, ...args) =>
  () =>
    run(program, args, { quiet: true });

/** Runs checks one after the other. */
async function row(...checks) {
  for (const [name, work] of checks) await check(name, work);
}

/** The kept violations must be caught by both tools, each rule by name. */
async function rulesBite() {
  const cruise = await run(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'tools/violation'],
    { quiet: true },
  );
  const lint = await run('eslint', ['--no-ignore', 'tools/violation/apps'], { quiet: true });
  const expected = [
    [
      'dependency-cruiser',
      cruise,
      ['nobody-imports-a-door', 'features-stand-alone', 'mongoose-in-its-place'],
    ],
    [
      'ESLint',
      lint,
      ['no-restricted-imports', 'no-restricted-properties', 'no-restricted-globals', 'no-restricted-syntax'],
    ],
  ];
  const missed = expected.flatMap(([tool, { ok, output }, rules]) =>
    rules.filter((rule) => ok || !output.includes(rule)).map((rule) => `${tool} let pass: ${rule}`),
  );
  const ok = missed.length === 0;
  return { ok, output: ok ? 'Both tools catch the kept violations.\n' : `${missed.join('\n')}\n` };
}

async function jest(options, env = {}) {
  const file = join(scratch, 'jest.json');
  rmSync(file, { force: true });
  await run('jest', [...options, '--ci', '--json', `--outputFile=${file}`, '--maxWorkers=2'], { env });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded, or a coverage threshold that is missed, fails no single test.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites || (report.success ? 0 : 1),
    skipped: report.numPendingTests,
  };
}

async function journeys(chromium) {
  if (!chromium.path) {
    process.stdout.write(`The browser tests could not run. Chromium: ${chromium.how}.\n`);
    return one(false);
  }
  const file = join(scratch, 'playwright.json');
  await run('playwright', ['test', '--config', 'apps/web-e2e/playwright.config.ts', '--reporter=list,json'], {
    env: {
      CHROMIUM_PATH: chromium.path,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      E2E_PORT: String(await freePort()),
    },
  });
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
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
    ['Kept violations', rulesBite],
    ['Projects', command('node', 'tools/projects.mjs')],
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
// The other faults take minutes: `npm run test:faults`.
await part('Processes that are killed or asked to stop', () =>
  jest(
    ['--config', 'apps/faults/jest.faults.cjs', '(worker|api|webhooks)-killed|asked-to-stop'],
    redis.path ? { REDIS_SERVER: redis.path } : {},
  ),
);
await part('Journeys in the browser', () => journeys(chromium));

rmSync(scratch, { recursive: true, force: true });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(`\nEverything took ${Math.round((Date.now() - started) / 1000)} s:\n`);
for (const { name, seconds, passed, failed, skipped } of results) {
  process.stdout.write(
    `  ${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)\n`,
  );
}
process.stdout.write(`real MongoDB: ${realMongo}\n`);
const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`);
process.exit(sum('failed') ? 1 : 0);
