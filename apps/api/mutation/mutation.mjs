import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run, workspace } from '../../../tools/run.mjs';
import { MUTANTS, SPECS } from './mutants.mjs';

/**
 * Fails when the specs notice fewer than {@link WANTED} of the mutants. `npm run test:mutation
 * payments` filters by areas and files; `--check` only looks for the places.
 */
const WANTED = 0.9;

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
});
const [word = ''] = positionals;
const chosen = MUTANTS.filter(({ area, file }) => area.includes(word) || file.includes(word));

const misplaced = chosen.filter(({ file, find }) => findPlaces(file, find) !== 1);
for (const { file, find, mistake } of misplaced)
  process.stdout.write(
    `${file}: "${find}" is there ${findPlaces(file, find)} times, not once (${mistake})\n`,
  );
if (misplaced.length || values.check) process.exit(misplaced.length ? 1 : 0);

const scratch = mkdtempSync(join(tmpdir(), 'figura-mutation-'));

const runJest = (specs, env = {}) =>
  run(
    'jest',
    ['--config', 'apps/api/mutation/jest.mutation.cjs', '--ci', '--bail', '--maxWorkers=2', ...specs],
    { env },
  );

function findPlaces(file, find) {
  const path = join(workspace, file);
  return existsSync(path) ? readFileSync(path, 'utf8').split(find).length - 1 : 0;
}

/** 'killed', 'survived', or the reason for neither. */
async function judgeOutcome({ area, file, find, replace }, index) {
  const path = join(workspace, file);
  const noteIn = join(scratch, `${index}`);
  const { ok } = await runJest(SPECS[area], { MUTANT: JSON.stringify({ path, find, replace, noteIn }) });
  if (!existsSync(noteIn)) return 'not reached by the specs of its area';
  return ok ? 'survived' : 'killed';
}

for (const area of new Set(chosen.map((mutant) => mutant.area))) {
  const { ok, output } = await runJest(SPECS[area]);
  if (ok) continue;
  process.stdout.write(`${output}\nThe specs of ${area} fail without any mutant.\n`);
  process.exit(1);
}

const outcomes = [];
for (const [index, mutant] of chosen.entries()) {
  const outcome = await judgeOutcome(mutant, index);
  outcomes.push(outcome);
  process.stdout.write(`${outcome.padEnd(8)} ${mutant.file}: ${mutant.mistake}\n`);
}
rmSync(scratch, { recursive: true, force: true });

const count = (outcome) => outcomes.filter((each) => each === outcome).length;
const killed = count('killed');
const unclear = outcomes.length - killed - count('survived');
process.stdout.write(
  `\n${killed} of ${outcomes.length} mutants killed (${Math.round((100 * killed) / outcomes.length)}%), ${unclear} not tried\n`,
);
process.exit(unclear === 0 && killed >= WANTED * outcomes.length ? 0 : 1);
