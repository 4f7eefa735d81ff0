import { assemble, createOrderedLexicon, FIELDS } from './assemble';
import type { FieldFindings, OrderedLexicon } from './assemble';
import type { ColorFieldReader } from './color-field';
import type { CompiledLexicon } from './compiled-lexicon';
import type { GarmentText, Reading } from './garment';
import { phraseFinder } from './marks';
import type { MarkTokens } from './marks';
import { unpackLexicon } from './pack-lexicon';
import { readSentence } from './sentence/read-sentence';
import { sentencesOf } from './tokens';

const COLOR_FIELD = 'color';

export interface GarmentReader {
  /** Reads a text of its own: a garment's name, a description or both. */
  readonly readText: (text: string) => Reading;
  /** Reads what a shop says of a garment. The title's kind of thing counts most, the shop's category least. */
  readonly read: (garment: GarmentText) => Reading;
}

/**
 * A reader of a lexicon. Reading is deterministic, never throws, and takes time in proportion to the text.
 *
 * @param readColors reads a shop's field for colors, as `colorFieldReader` does; without it that is read as any other text
 */
export function createReader(compiled: CompiledLexicon, readColors?: ColorFieldReader): GarmentReader {
  const lexicon = createOrderedLexicon(unpackLexicon(compiled));
  const find = phraseFinder(lexicon);
  const last = new Map<string, FieldFindings>();
  /** Variants of a product follow one another in feeds: a field that says the same as before is not read again. */
  const findingsOf = (field: string, text = ''): FieldFindings => {
    const before = last.get(field);
    if (before?.text === text) return before;
    const found = findingsIn(field, text, find, lexicon);
    const findings =
      readColors && field === COLOR_FIELD
        ? {
            ...found,
            colors: readColors(text, found.colors, (tokens) => readSentence(find(tokens), lexicon).colors),
          }
        : found;
    last.set(field, findings);
    return findings;
  };
  return {
    readText: (text) => assemble(lexicon, [findingsIn('text', text, find, lexicon)], undefined),
    read: (garment) =>
      assemble(
        lexicon,
        FIELDS.map((field) => findingsOf(field, garment[field])),
        findingsOf('category', garment.category),
      ),
  };
}

function findingsIn(field: string, text: string, find: MarkTokens, lexicon: OrderedLexicon): FieldFindings {
  const all: FieldFindings = {
    ...{ field, text, values: [], colors: [], kinds: [], signs: [] },
    ...{ expected: [], understood: [] },
  };
  const parts = new Set<string>();
  for (const sentence of sentencesOf(text)) {
    const marks = find(sentence);
    const found = readSentence(marks, lexicon);
    if (field === 'title')
      for (const { phrase, start, end } of marks)
        if (phrase?.part !== undefined) parts.add(`${start}-${end}`);
    append(all.values, found.values);
    append(all.colors, found.colors);
    append(all.kinds, found.kinds);
    append(all.signs, found.signs);
    append(all.expected, found.expected);
    append(all.understood, found.understood);
  }
  // A title without a garment is a name, and so is a part in it: "Snap".
  if (field === 'title' && all.kinds.length === 0)
    all.values = all.values.filter(({ start, end }) => !parts.has(`${start}-${end}`));
  all.colors.sort((one, other) => one.place - other.place || one.color - other.color);
  return all;
}

/** One by one: a call with all of them overflows the stack where a sentence never ends. */
function append<Entry>(list: Entry[], more: readonly Entry[]): void {
  for (const entry of more) list.push(entry);
}
