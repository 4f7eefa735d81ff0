import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './run.mjs';
import { NODE_FLAGS } from './node-flags.mjs';
import { workspace } from './run.mjs';

/** Runs the admin command line, building it when it is not built yet. */
const folder = join(workspace, 'dist/apps/api');
const program = join(folder, 'admin.js');
// A build of an earlier version has the first alone.
if (![program, join(folder, 'source-maps.cjs')].every(existsSync)) await build('api');
// Without them a feed of 300,000 products takes twice the memory.
const admin = spawn(process.execPath, [...NODE_FLAGS, program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
admin.on('exit', (code) => process.exit(code ?? 1));
