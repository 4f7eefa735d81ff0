import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOURCE_LANGUAGE } from '@figura/messages';
import { nameTextFile } from '../content-texts';

/**
 * A copy of the content, whose files a test changes and restores, since copying it for each test would take
 * seconds.
 */
export class ContentCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'figura-content-'));
  /** Undefined for files that did not exist. */
  private readonly originals = new Map<string, string | undefined>();

  constructor() {
    cpSync(join(__dirname, '../../content'), this.folder, { recursive: true, filter: isOriginal });
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    this.remember(file);
    writeFileSync(join(this.folder, file), text);
  }

  listFilesWith(file: string, text: string | RegExp): string[] {
    return [file, nameTextFile(file, SOURCE_LANGUAGE)].filter(
      (each) => existsSync(join(this.folder, each)) && this.read(each).search(toPattern(text)) >= 0,
    );
  }

  edit(file: string, from: string | RegExp, to: string): void {
    const edited = this.listFilesWith(file, from);
    expect(edited).not.toEqual([]);
    for (const each of edited) {
      const before = this.read(each);
      const after = before.replace(from, to);
      expect(after).not.toBe(before);
      this.write(each, after);
    }
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

/** Skips translations, which tests would otherwise have to change, too. */
function isOriginal(file: string): boolean {
  const language = /\.(\w{2})\.yaml$/.exec(file)?.[1];
  return language === undefined || language === SOURCE_LANGUAGE;
}

function toPattern(text: string | RegExp): RegExp {
  return typeof text === 'string' ? new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : text;
}
