import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, Node } from 'yaml';
import type { CatalogProblem } from './catalog-error';

export type Path = readonly PropertyKey[];

/** Bytes; the largest real file has 40 KB. */
const MAX_BYTES = 1_000_000;

/** Tracks positions, so that problems can name the line. */
export class YamlDocument {
  private readonly lines = new LineCounter();
  private readonly document: Document | undefined;

  constructor(
    folder: string,
    /** Relative, with forward slashes. */
    readonly name: string,
    private readonly problems: CatalogProblem[],
  ) {
    const text = this.readText(join(folder, name));
    if (text !== undefined) this.document = this.parse(text);
  }

  get isReadable(): boolean {
    return this.document !== undefined;
  }

  toJs(): unknown {
    return this.document?.toJS();
  }

  has(path: Path): boolean {
    return this.document?.hasIn(path) ?? false;
  }

  refuse(path: Path, message: string): void {
    this.problems.push({
      file: this.name,
      line: this.findLine(path),
      field: path.map(String).join('.'),
      message,
    });
  }

  private readText(path: string): string | undefined {
    let bytes: Buffer;
    try {
      bytes = readFileSync(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      this.refuse([], 'The file is missing');
      return undefined;
    }
    if (bytes.length <= MAX_BYTES) return bytes.toString('utf8');
    this.refuse([], `The file is larger than ${MAX_BYTES} bytes`);
    return undefined;
  }

  private parse(text: string): Document | undefined {
    const document = parseDocument(text, { lineCounter: this.lines });
    for (const { message, pos } of [...document.errors, ...document.warnings]) {
      const [reason] = message.split(' at line ');
      this.refuseAt(pos[0], reason!);
    }
    // Nested aliases could expand to gigabytes.
    visit(document, { Alias: (_, { range }) => this.refuseAt(range?.[0] ?? 0, 'Aliases are not allowed') });
    return this.problems.some(({ file }) => file === this.name) ? undefined : document;
  }

  private refuseAt(offset: number, message: string): void {
    this.problems.push({ file: this.name, line: this.lines.linePos(offset).line, field: '', message });
  }

  /** Falls back to the nearest existing parent field. */
  private findLine(path: Path): number {
    for (let length = path.length; length > 0; length -= 1) {
      const start = this.findField(path.slice(0, length))?.range?.[0];
      if (start !== undefined) return this.lines.linePos(start).line;
    }
    return 1;
  }

  private findField(path: Path): Node | undefined {
    const parent = path.length > 1 ? this.document?.getIn(path.slice(0, -1), true) : this.document?.contents;
    const last = path.at(-1);
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last));
      return isScalar(pair?.key) ? pair.key : undefined;
    }
    const node = this.document?.getIn(path, true);
    return isNode(node) ? node : undefined;
  }
}
