import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a data folder for an application in local mode: a copy of what a first start leaves behind (the indexes, the
 * catalog, the demo account), which one application of a run makes for all others.
 *
 * @param start starts an application on an empty folder, and stops it
 */
export async function findStartedFolder(start: (folder: string) => Promise<void>): Promise<string> {
  const shared = join(process.env['SHARED_TEST_FOLDER']!, 'first-start');
  if (!existsSync(shared)) {
    const made = mkdtempSync(`${shared}-`);
    await start(made);
    keep(made, shared);
  }
  const folder = mkdtempSync(join(tmpdir(), 'figura-api-'));
  cpSync(shared, folder, { recursive: true });
  return folder;
}

/** Two workers may be the first: the folder of one of them is kept. */
function keep(made: string, shared: string): void {
  try {
    renameSync(made, shared);
  } catch (error) {
    if (!existsSync(shared)) throw error;
    rmSync(made, { recursive: true });
  }
}
