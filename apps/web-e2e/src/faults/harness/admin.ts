import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const ADMIN_PROGRAM = join(__dirname, '../../../../../dist/apps/api/admin.js');

export async function runAdmin(
  words: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const env = { PATH: process.env['PATH'], ...environment };
  return (await promisify(execFile)(process.execPath, [ADMIN_PROGRAM, ...words], { env })).stdout;
}
