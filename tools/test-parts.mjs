import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findFreePort, run, workspace } from './run.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts */

const SILENCE_MS = 15 * 60_000;

const scratch = mkdtempSync(join(tmpdir(), 'figura-test-'));
const results = [];
const started = Date.now();
const countSecondsSince = (time) => Math.round((Date.now() - time) / 1000);

const FAILURE_LINES = 12;

const toLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());

const toFailure = (name, message) => [name, ...toLines(message).slice(0, FAILURE_LINES)].join('\n      ');

export const countOne = (ok, output = '') => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: 0,
  failures: ok ? [] : [toLines(output).slice(-FAILURE_LINES).join('\n      ')],
});

export async function runRow(parts) {
  for (const [name, work] of parts) {
    const begun = Date.now();
    process.stdout.write(`[${name}] ...\n`);
    const counts = await work(name).catch((error) => countOne(false, `${error.stack ?? error}`));
    const seconds = countSecondsSince(begun);
    process.stdout.write(`[${name}] ${counts.failed ? 'FAILED' : 'ok'} after ${seconds} s\n`);
    results.push({ name, seconds, ...counts });
  }
}

export const runCommand =
  (program, ...args) =>
  async (label) => {
    const { ok, output } = await run(program, args, { label, silenceMs: SILENCE_MS });
    return countOne(ok, output);
  };

const findJestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(workspace, name);
    if (status === 'failed' && !failed.length) return [toFailure(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      toFailure(`${file}: ${fullName}`, failureMessages.join('\n')),
    );
  });

const findJourneyFailures = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        toFailure(
          `${file}:${line} [${projectName}] ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
        ),
      ),
  ),
  ...suites.flatMap(findJourneyFailures),
];

/** Larger semi-spaces: a tenth less garbage collection. */
const JEST_ENVIRONMENT = { NODE_OPTIONS: '--max-semi-space-size=64' };

const createReportPath = () => join(mkdtempSync(join(scratch, 'report-')), 'report.json');

export async function runJest(label, options, env = {}) {
  const file = createReportPath();
  const { ok, output } = await run(
    'jest',
    [...options, '--ci', '--json', `--outputFile=${file}`, '--maxWorkers=2'],
    { env: { ...JEST_ENVIRONMENT, ...env }, label, silenceMs: SILENCE_MS },
  );
  if (!existsSync(file)) return countOne(false, output);
  const counted = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: counted.numPassedTests,
    // Unloadable files, missed coverage, and leftover processes do not fail a single test.
    failed: counted.numFailedTests + counted.numRuntimeErrorTestSuites || (ok && counted.success ? 0 : 1),
    skipped: counted.numPendingTests,
    failures: findJestFailures(counted),
  };
}

/**
 * @param {string} label
 * @param {string} config below `apps/web-e2e`
 * @param {Record<string, string>} env
 * @param {string[]} [files] only these
 */
export async function runPlaywright(label, config, env, files = []) {
  const file = createReportPath();
  const args = ['test', '--config', `apps/web-e2e/${config}`, '--reporter=list,json', ...files];
  const { output } = await run('playwright', args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_PORT: String(await findFreePort()) },
    label,
    silenceMs: SILENCE_MS,
  });
  if (!existsSync(file)) return countOne(false, output);
  const ran = JSON.parse(readFileSync(file, 'utf8'));
  const { stats, errors } = ran;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...findJourneyFailures(ran), ...errors.map(({ message }) => toFailure('Playwright', message))],
  };
}

export function reportAndExit() {
  rmSync(scratch, { recursive: true, force: true });
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const width = Math.max(...results.map(({ name }) => name.length));
  const formatLine = (state, name, ...cells) =>
    `  ${state.padEnd(6)} ${name.padEnd(width)} ${cells.map((cell) => String(cell).padStart(8)).join('')}\n`;
  process.stdout.write(`\n${formatLine('', '', 'seconds', 'passed', 'failed', 'skipped')}`);
  for (const { name, seconds, passed, failed, skipped } of results)
    process.stdout.write(formatLine(failed ? 'FAILED' : 'ok', name, seconds, passed, failed, skipped));
  for (const { name, failures = [] } of results)
    for (const text of failures) process.stdout.write(`\n  FAILED ${name}: ${text}\n`);
  process.stdout.write(`\nEverything took ${countSecondsSince(started)} s.\n`);
  const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`);
  process.exit(sum('failed') ? 1 : 0);
}
