import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { NODE_ENVIRONMENT, NODE_FLAGS } from './node-flags.mjs';
import { build, isPortFree, readCommit, workspace } from './run.mjs';

const port = Number(process.env.PORT || 3000);
// Before the build, which may take a minute.
if (!(await isPortFree(port))) {
  process.stderr.write(
    `Port ${port} is in use, perhaps by a Figura that runs already: open http://localhost:${port}, stop it, or choose another port with PORT=${port + 1}.\n`,
  );
  process.exit(1);
}
process.stdout.write('Building Figura (quick when nothing changed) ...\n');
await build('api', 'web');

const server = spawn(process.execPath, [...NODE_FLAGS, join(workspace, 'dist/apps/api/main.js')], {
  cwd: workspace,
  env: { COMMIT: readCommit(), ...NODE_ENVIRONMENT, ...process.env },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
