import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The built command line. */
export const ADMIN_PROGRAM = join(__dirname, '../../../../../dist/apps/api/admin.js');

/** Runs a line of the built command line, and resolves with what it printed. @throws Error when it fails */
export async function findAdmin(
  words: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const env = { PATH: process.env['PATH'], ...environment };
  return (await promisify(execFile)(process.execPath, [ADMIN_PROGRAM, ...words], { env })).stdout;
}
