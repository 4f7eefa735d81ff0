import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_FLAGS } from './node-flags.mjs';
import { build, workspace } from './run.mjs';

const folder = join(workspace, 'dist/apps/api');
const program = join(folder, 'admin.js');
if (![program, join(folder, 'source-maps.cjs')].every(existsSync)) await build('api');
// Without these flags a feed of 300,000 products takes twice the memory.
const admin = spawn(process.execPath, [...NODE_FLAGS, program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
admin.on('exit', (code) => process.exit(code ?? 1));
