import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { NODE_FLAGS } from './node-flags.mjs';
import { workspace } from './run.mjs';

/** Builds what changed, then serves the web app and the API until it is stopped. */
process.stdout.write('Building Figura (quick when nothing changed) ...\n');
await build('api', 'web');

const server = spawn(process.execPath, [...NODE_FLAGS, join(workspace, 'dist/apps/api/main.js')], {
  cwd: workspace,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
