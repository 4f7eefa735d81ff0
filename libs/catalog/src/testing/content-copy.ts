import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the content whose files a test changes; copying it for each test would take seconds. */
export class ContentCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'figura-content-'));
  /** Undefined for files that were not there. */
  private readonly originals = new Map<string, string | undefined>();

  constructor() {
    cpSync(join(__dirname, '../../content'), this.folder, { recursive: true });
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    this.remember(file);
    writeFileSync(join(this.folder, file), text);
  }

  edit(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    this.write(file, after);
  }

  remove(file: string): void {
    this.remember(file);
    rmSync(join(this.folder, file));
  }

  keep(): void {
    this.originals.clear();
  }

  restore(): void {
    for (const [file, text] of this.originals)
      if (text === undefined) rmSync(join(this.folder, file));
      else writeFileSync(join(this.folder, file), text);
    this.originals.clear();
  }

  delete(): void {
    rmSync(this.folder, { recursive: true });
  }

  private remember(file: string): void {
    if (!this.originals.has(file))
      this.originals.set(file, existsSync(join(this.folder, file)) ? this.read(file) : undefined);
  }
}
