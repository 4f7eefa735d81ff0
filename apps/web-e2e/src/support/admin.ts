import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROGRAM = join(__dirname, '../../../../dist/apps/api/admin.js');

/** Runs the admin command line on the data of the server that the journeys use; what it wrote to its two streams. */
export function admin(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  const { E2E_DATA_DIR: DATA_DIR } = process.env;
  return run(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, DATA_DIR, LOG_LEVEL: 'info' },
  });
}
