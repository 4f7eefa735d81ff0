import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function copyStartedFolder(start: (folder: string) => Promise<void>): Promise<string> {
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

function keep(made: string, shared: string): void {
  try {
    renameSync(made, shared);
  } catch (error) {
    if (!existsSync(shared)) throw error;
    rmSync(made, { recursive: true });
  }
}
