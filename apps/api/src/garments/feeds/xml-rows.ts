import sax from 'sax';
import { ValidationError } from '../../platform/errors/domain-error';
import type { LocatedRow } from './located-row';
import { MAX_ROW, RowSize } from './row-limits';

const ROWS = new Set(['item', 'entry']);
/** Nesting depth; product data has four levels. */
const MAX_DEPTH = 32;
/** Chunk size in bytes, because the parser emits no events for unfinished text. */
const PIECE = 64 * 1024;

/** Strips element prefixes. Rejects documents that declare their own entities. */
export async function* readXmlRows(text: AsyncIterable<string>): AsyncGenerator<LocatedRow> {
  const collector = new ItemCollector();
  const size = new RowSize();
  for await (const chunk of text) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      const piece = chunk.slice(at, at + PIECE);
      collector.write(piece);
      if (collector.rows.length > 0) size.reset();
      else size.add(piece, collector.place);
      yield* collector.take();
    }
  }
  collector.close();
  yield* collector.take();
}

class ItemCollector {
  rows: LocatedRow[] = [];
  private readonly parser = sax.parser(true, { trim: true, position: true });
  private count = 0;
  private depth = 0;
  private itemDepth = 0;
  private item: Record<string, string> | undefined;
  private field = '';
  private text = '';
  /** Language of the channel or feed. */
  private language = '';
  private isLanguage = false;
  private itemLanguage = '';

  constructor() {
    this.parser.onerror = (error) => {
      throw this.createError(error.message.split('\n', 1)[0]!);
    };
    this.parser.ondoctype = (doctype) => {
      if (doctype.includes('['))
        throw this.createError('the document declares entities, which is not allowed');
    };
    this.parser.onopentag = ({ name, attributes }) => this.open(name, attributes as Record<string, string>);
    this.parser.ontext = (text) => this.add(text);
    this.parser.oncdata = (text) => this.add(text);
    this.parser.onclosetag = () => this.closeTag();
  }

  get place(): string {
    return `Item ${this.count + 1}`;
  }

  write(text: string): void {
    this.parser.write(text);
  }

  close(): void {
    this.parser.close();
  }

  *take(): Generator<LocatedRow> {
    const rows = this.rows;
    this.rows = [];
    yield* rows;
  }

  private open(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw this.createError('elements are nested too deeply');
    const local = name.slice(name.indexOf(':') + 1);
    if (!this.item) {
      const language = attributes['xml:lang'] ?? this.language;
      this.isLanguage = local === 'language';
      if (!ROWS.has(local)) {
        this.language = language;
        return;
      }
      this.itemLanguage = language;
      this.item = {};
      this.itemDepth = this.depth;
    } else if (this.depth === this.itemDepth + 1) {
      this.field = local;
      // Atom puts links into an attribute.
      this.text = local === 'link' ? (attributes['href'] ?? '') : '';
    }
  }

  private add(text: string): void {
    if (this.isLanguage) this.language = text.trim();
    if (!this.item || !this.field) return;
    this.text += text;
    if (this.text.length > MAX_ROW) throw this.createError(`"${this.field}" is too long`);
  }

  private closeTag(): void {
    if (this.item && this.depth === this.itemDepth + 1) {
      if (this.text && !Object.hasOwn(this.item, this.field)) this.item[this.field] = this.text;
      this.field = '';
    } else if (this.item && this.depth === this.itemDepth) {
      if (this.itemLanguage) this.item['content_language'] ??= this.itemLanguage;
      this.rows.push({ row: this.item, place: this.place });
      this.count += 1;
      this.item = undefined;
    }
    this.isLanguage = false;
    this.depth -= 1;
  }

  private createError(why: string): ValidationError {
    return new ValidationError([`${this.place}, line ${this.parser.line + 1}: ${why}.`]);
  }
}
