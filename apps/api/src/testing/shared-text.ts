import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function readSharedText(name: string, make: () => string): string {
  const folder = process.env['SHARED_TEST_FOLDER']!;
  const shared = join(folder, name);
  if (!existsSync(shared)) {
    const made = join(mkdtempSync(join(folder, 'made-')), name);
    writeFileSync(made, make());
    renameSync(made, shared);
  }
  return readFileSync(shared, 'utf8');
}
