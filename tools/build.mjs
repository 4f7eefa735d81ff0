import { run } from './run.mjs';

/** Builds what changed of some projects, quietly; when that fails, says why and ends the program with 1. */
export async function build(...projects) {
  const built = await run('nx', ['run-many', '-t', 'build', '-p', ...projects], { quiet: true });
  if (built.ok) return;
  process.stderr.write(`${built.output}\nThe build failed; see above.\n`);
  process.exit(1);
}
