import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { run } from './run.mjs';

/** What a part of the tests counts. @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const scratch = mkdtempSync(join(tmpdir(), 'figura-test-'));
const results = [];
const started = Date.now();

/** A part that is one check: passed or failed. */
export const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** Runs one part and keeps what it counted. A part that throws has failed. */
export async function part(name, work) {
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

/** Runs one check, which prints in one piece when it ends: another may run beside it. */
export async function check(name, work) {
  const begun = Date.now();
  const { ok, output } = await work();
  process.stdout.write(`\n== ${name}\n${output}`);
  results.push({ name, seconds: Math.round((Date.now() - begun) / 1000), ...one(ok) });
}

/** Runs the tests of a Jest configuration, and counts them. */
export async function jest(options, env = {}) {
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

/**
 * Runs the journeys of a Playwright configuration, and counts them.
 *
 * @param {string} config
 * @param {Record<string, string>} env which browser
 * @param {string[]} [files] only these
 */
export async function journeys(config, env, files = []) {
  const file = join(scratch, 'playwright.json');
  rmSync(file, { force: true });
  await run('playwright', ['test', '--config', config, '--reporter=list,json', ...files], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_PORT: String(await freePort()) },
  });
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Prints what every part counted and what else is to be known, ends with the line `N passed, N failed`, and exits with 1 when anything failed. */
export function reportAndExit(...notes) {
  rmSync(scratch, { recursive: true, force: true });
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`\nEverything took ${Math.round((Date.now() - started) / 1000)} s:\n`);
  for (const { name, seconds, passed, failed, skipped } of results) {
    process.stdout.write(
      `  ${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)\n`,
    );
  }
  for (const note of notes) process.stdout.write(`${note}\n`);
  const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`);
  process.exit(sum('failed') ? 1 : 0);
}
