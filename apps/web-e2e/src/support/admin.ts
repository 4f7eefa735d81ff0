import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROGRAM = join(__dirname, '../../../../dist/apps/api/admin.js');

export function runAdmin(
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ stdout: string; stderr: string }> {
  const { E2E_DATA_DIR: DATA_DIR } = process.env;
  return run(process.execPath, [PROGRAM, ...words], { env: { ...process.env, DATA_DIR, ...environment } });
}
