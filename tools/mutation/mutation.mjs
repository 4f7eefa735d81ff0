import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, workspace } from '../run.mjs';
import { MUTANTS, SPECS } from './mutants.mjs';

/**
 * Asks whether the tests would notice: puts one mistake after the other into what decides about access, payments, coupons
 * and jobs, and runs the specs of its area. Fails when fewer than {@link WANTED} of them are noticed, or one cannot be put
 * in. `npm run test:mutation payments` tries the mutants of the areas and files whose name holds a word.
 */
const WANTED = 0.9;

const word = process.argv[2] ?? '';
const chosen = MUTANTS.filter(({ area, file }) => area.includes(word) || file.includes(word));
const scratch = mkdtempSync(join(tmpdir(), 'figura-mutation-'));

const jest = (specs, env = {}) =>
  run(
    'jest',
    ['--config', 'tools/mutation/jest.mutation.cjs', '--ci', '--bail', '--maxWorkers=2', ...specs],
    {
      env,
      quiet: true,
    },
  );

/** 'killed', 'survived', or why neither can be said. */
async function outcomeOf({ area, file, find, replace }, index) {
  const path = join(workspace, file);
  const places = existsSync(path) ? readFileSync(path, 'utf8').split(find).length - 1 : 0;
  if (places !== 1) return `not put in: the text is there ${places} times`;
  const noteIn = join(scratch, `${index}`);
  const { ok } = await jest(SPECS[area], { MUTANT: JSON.stringify({ path, find, replace, noteIn }) });
  if (!existsSync(noteIn)) return 'not reached by the specs of its area';
  return ok ? 'survived' : 'killed';
}

for (const area of new Set(chosen.map((mutant) => mutant.area))) {
  const { ok, output } = await jest(SPECS[area]);
  if (ok) continue;
  process.stdout.write(`${output}\nThe specs of ${area} fail without any mutant.\n`);
  process.exit(1);
}

const outcomes = [];
for (const [index, mutant] of chosen.entries()) {
  const outcome = await outcomeOf(mutant, index);
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
