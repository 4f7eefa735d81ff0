import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { workspace } from '../run.mjs';

/**
 * How long a program's main thread is at one piece of work, in processor time, which other programs do not change.
 *
 * @param folder for the file that the program answers with
 */
export function longestWork(folder) {
  const file = join(folder, 'held.json');
  return {
    /** What the program is started with. */
    env: { NODE_OPTIONS: `--require ${join(workspace, 'tools/bench/held.cjs')}`, HELD_FILE: file },
    /** The longest pieces of work since it was asked last, the longest first, in milliseconds. */
    async of({ pid }) {
      rmSync(file, { force: true });
      process.kill(pid, 'SIGWINCH');
      while (!existsSync(file)) await wait(5);
      return JSON.parse(readFileSync(file, 'utf8'));
    },
  };
}
