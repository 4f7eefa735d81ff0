import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openInput } from './input-file';

describe('openInput', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'figura-input-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads the output of another program: products import <(zcat feed.gz)', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const [read] = await Promise.all([text(openInput(pipe)), writeFile(pipe, 'a feed')]);
    expect(read).toBe('a feed');
  });

  it.each([
    ['', 'The file name is empty.'],
    ['/nope/nothing', 'There is no file /nope/nothing.'],
    ['/', '/ is a folder, not a file.'],
  ])('refuses %p', (file, complaint) => {
    expect(() => openInput(file)).toThrow(complaint);
  });
});
