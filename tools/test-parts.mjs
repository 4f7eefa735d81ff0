import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from './free-port.mjs';
import { run, workspace } from './run.mjs';

/**
 * What a part of the tests counts, and what to read of each failure: its name, and where it broke.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts
 */

/** A part that hangs has failed: it shall say so, with what it printed, while somebody still waits for the answer. */
const SILENCE_MS = 15 * 60_000;

const scratch = mkdtempSync(join(tmpdir(), 'figura-test-'));
const results = [];
const started = Date.now();
const secondsSince = (time) => Math.round((Date.now() - time) / 1000);

/** How many lines of a failure stand below the table: whoever sees the end of the output alone knows where to look. */
const FAILURE_LINES = 12;

const filled = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());

const failure = (name, message) => [name, ...filled(message).slice(0, FAILURE_LINES)].join('\n      ');

/** A part that is one check: passed or failed. Its failure is the end of what it printed. */
export const one = (ok, output = '') => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: 0,
  output,
  failures: ok ? [] : [filled(output).slice(-FAILURE_LINES).join('\n      ')],
});

/**
 * Runs one part and keeps what it counted. What it prints comes in one piece when it ends, as others run beside it. A
 * part that throws has failed.
 *
 * @param {string} name
 * @param {() => Promise<Counts & { output: string }>} work
 */
async function part(name, work) {
  const begun = Date.now();
  process.stdout.write(`-- ${name} ...\n`);
  const { output, ...counts } = await work().catch((error) => one(false, `${error.stack ?? error}\n`));
  const seconds = secondsSince(begun);
  process.stdout.write(`\n== ${name} (${seconds} s)\n${output}\n`);
  results.push({ name, seconds, ...counts });
}

/** A part that is one command, which has to end with 0. */
export const command =
  (program, ...args) =>
  async () => {
    const { ok, output } = await run(program, args, { quiet: true, silenceMs: SILENCE_MS });
    return one(ok, output);
  };

/** Runs parts one after the other, `[name, work]` each: rows that share an iterator share the work. */
export async function row(parts) {
  for (const [name, work] of parts) await part(name, work);
}

/** The failed tests of Jest's report, and the files that could not be loaded. */
const jestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(workspace, name);
    if (status === 'failed' && !failed.length) return [failure(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${file}: ${fullName}`, failureMessages.join('\n')),
    );
  });

/** The failed journeys of Playwright's report, by the size of the screen. */
const journeyFailures = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(
          `${file}:${line} [${projectName}] ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
        ),
      ),
  ),
  ...suites.flatMap(journeyFailures),
];

const report = (program) => join(mkdtempSync(join(scratch, `${program}-`)), 'report.json');

/** Runs the tests of a Jest configuration, and counts them. */
export async function jest(options, env = {}) {
  const file = report('jest');
  const { ok, output } = await run(
    'jest',
    [...options, '--ci', '--json', `--outputFile=${file}`, '--maxWorkers=2'],
    { env, quiet: true, silenceMs: SILENCE_MS },
  );
  if (!existsSync(file)) return one(false, output);
  const counted = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: counted.numPassedTests,
    // A file that cannot be loaded, a coverage threshold that is missed and a process left behind fail no single test.
    failed: counted.numFailedTests + counted.numRuntimeErrorTestSuites || (ok && counted.success ? 0 : 1),
    skipped: counted.numPendingTests,
    output,
    failures: jestFailures(counted),
  };
}

/**
 * Runs the journeys of a Playwright configuration, and counts them.
 *
 * @param {string} config
 * @param {Record<string, string>} env which browser
 * @param {string[]} [files] only these
 */
export async function journeys(config, env, files = []) {
  const file = report('playwright');
  const { output } = await run('playwright', ['test', '--config', config, '--reporter=list,json', ...files], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_PORT: String(await freePort()) },
    quiet: true,
    silenceMs: SILENCE_MS,
  });
  if (!existsSync(file)) return one(false, output);
  const ran = JSON.parse(readFileSync(file, 'utf8'));
  const { stats, errors } = ran;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    output,
    failures: [...journeyFailures(ran), ...errors.map(({ message }) => failure('Playwright', message))],
  };
}

/**
 * Prints what every part counted and took, what failed and what else is to be known, ends with the line
 * `N passed, N failed`, and exits with 1 when anything failed.
 */
export function reportAndExit(...notes) {
  rmSync(scratch, { recursive: true, force: true });
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const width = Math.max(...results.map(({ name }) => name.length));
  const line = (state, name, ...cells) =>
    `  ${state.padEnd(6)} ${name.padEnd(width)} ${cells.map((cell) => String(cell).padStart(8)).join('')}\n`;
  process.stdout.write(`\n${line('', '', 'seconds', 'passed', 'failed', 'skipped')}`);
  for (const { name, seconds, passed, failed, skipped } of results)
    process.stdout.write(line(failed ? 'FAILED' : 'ok', name, seconds, passed, failed, skipped));
  for (const { name, failures = [] } of results)
    for (const text of failures) process.stdout.write(`\n  FAILED ${name}: ${text}\n`);
  process.stdout.write(`\nEverything took ${secondsSince(started)} s.\n`);
  for (const note of notes) process.stdout.write(`${note}\n`);
  const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`);
  process.exit(sum('failed') ? 1 : 0);
}
