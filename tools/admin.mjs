import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, workspace } from './run.mjs';

/** Runs the admin command line, building it when it is not built yet. */
const program = join(workspace, 'dist/apps/api/admin.js');
if (!existsSync(program)) {
  const built = await run('nx', ['build', 'api'], { quiet: true });
  if (!built.ok) {
    process.stderr.write(`${built.output}\nThe build failed; see above.\n`);
    process.exit(1);
  }
}
const admin = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
admin.on('exit', (code) => process.exit(code ?? 1));
