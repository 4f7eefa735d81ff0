import type { OrderedLexicon } from './assemble';
import type { ReadLanguage } from './languages/language';
import type { RecognizeLanguage } from './languages/recognizer';
import type { Translation, Translator } from './languages/translator';
import type { MarkTokens } from './marks';
import type { SentenceFindings, Span } from './sentence/findings';
import { readSentence } from './sentence/read-sentence';
import { sentencesOf } from './tokens';

/** What a field says. */
export interface FieldFindings extends SentenceFindings {
  readonly field: string;
  readonly text: string;
  /** Of most of its sentences. */
  readonly language: ReadLanguage;
  /** The language that it was expected in. */
  readonly likely: ReadLanguage | null;
}

interface FieldReader {
  readonly lexicon: OrderedLexicon;
  readonly find: MarkTokens;
  readonly translators: readonly Translator[];
  readonly recognize: RecognizeLanguage;
}

/** Reads a field sentence by sentence, each in its language. */
export function createFieldReader({ lexicon, find, translators, recognize }: FieldReader) {
  return (field: string, text: string, likely: ReadLanguage | null): FieldFindings => {
    let language: ReadLanguage | undefined;
    const all: SentenceFindings = {
      ...{ values: [], colors: [], kinds: [], signs: [] },
      ...{ expected: [], understood: [] },
    };
    const parts = new Set<string>();
    for (const sentence of sentencesOf(text)) {
      const own = (translators.length > 0 && recognize(sentence, text, likely)) || likely || 'en';
      language ??= own;
      const translation = translators.find((other) => other.language === own)?.translate(sentence, text);
      const marks = find(translation?.tokens ?? sentence);
      const toSource = sourceOf(translation);
      const found = readSentence(marks, lexicon);
      if (field === 'title')
        for (const mark of marks)
          if (mark.phrase?.part !== undefined) {
            const { start, end } = toSource(mark);
            parts.add(`${start}-${end}`);
          }
      append(all.values, found.values, toSource);
      append(all.colors, found.colors, toSource);
      append(all.kinds, found.kinds, toSource);
      append(all.expected, found.expected, toSource);
      append(all.understood, found.understood, toSource);
      for (const sign of found.signs) all.signs.push(sign);
    }
    // A title without a garment is a name, and so is a part in it: "Snap".
    if (field === 'title' && all.kinds.length === 0)
      all.values = all.values.filter(({ start, end }) => !parts.has(`${start}-${end}`));
    all.colors.sort((one, other) => one.place - other.place || one.color - other.color);
    return { ...all, field, text, likely, language: language ?? 'en' };
  };
}

/** Where the words of a translation stand in what was translated. */
function sourceOf(translation: Translation | undefined): <Found extends Span>(found: Found) => Found {
  if (!translation) return (found) => found;
  const { sources } = translation;
  return (found) => {
    const words = sources.slice(found.start, found.end);
    return {
      ...found,
      start: Math.min(...words.map(({ start }) => start)),
      end: Math.max(...words.map(({ end }) => end)),
    };
  };
}

/** One by one: a call with all of them overflows the stack where a sentence never ends. */
function append<Found extends Span>(
  list: Found[],
  more: readonly Found[],
  toSource: (found: Found) => Found,
): void {
  for (const entry of more) list.push(toSource(entry));
}
