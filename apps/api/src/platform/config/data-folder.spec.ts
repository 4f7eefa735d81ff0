import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidEnvironmentError } from './config';
import { makeDataFolder } from './data-folder';

describe('makeDataFolder', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'figura-folder-'));
  afterAll(() => rmSync(scratch, { recursive: true }));

  it('makeDataFolder creates a folder and its parents, once', () => {
    const folder = join(scratch, 'a', 'b');
    makeDataFolder(folder);
    makeDataFolder(folder);
    expect(existsSync(folder)).toBe(true);
  });

  it('makeDataFolder names the setting when it cannot create the folder', () => {
    const file = join(scratch, 'file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'below')]) {
      expect(() => makeDataFolder(folder)).toThrow(InvalidEnvironmentError);
      expect(() => makeDataFolder(folder)).toThrow(
        `DATA_DIR must be a folder that this process can write to; ${folder}`,
      );
    }
  });
});
