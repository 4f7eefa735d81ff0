import type { ReadLanguage } from './languages/language';
import type { Recognizer } from './languages/recognizer';
import type { Translation, Translator } from './languages/translator';
import type { Mark, MarkTokens } from './marks';
import type { SentenceFindings, Span } from './sentence/findings';
import type { OrderedLexicon } from './ordered-lexicon';
import { readSentence } from './sentence/read-sentence';
import { listSentences } from './tokens';
import type { Token } from './tokens';

interface ParsedSentence {
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
}

export interface ParsedText {
  readonly text: string;
  readonly sentences: readonly ParsedSentence[];
  readonly mayBeForeign: boolean;
}

export interface FieldFindings extends SentenceFindings {
  readonly field: string;
  readonly text: string;
  readonly language: ReadLanguage;
}

export interface FieldReader {
  readonly parse: (text: string) => ParsedText;
  /** @param said the language that the shop states */
  readonly languageOf: (texts: readonly ParsedText[], said?: ReadLanguage) => ReadLanguage | null;
  readonly read: (field: string, parsed: ParsedText, likely: ReadLanguage | null) => FieldFindings;
}

interface FieldReaderTools {
  readonly lexicon: OrderedLexicon;
  readonly find: MarkTokens;
  readonly translators: readonly Translator[];
  readonly recognizer: Recognizer;
  readonly mendTypo: (word: string) => string;
}

export function createFieldReader(tools: FieldReaderTools): FieldReader {
  const { lexicon, find, translators, recognizer, mendTypo } = tools;
  const isUnknown = ({ phrase, text }: Mark) => !phrase && !lexicon.silent.has(text);
  const mendMarks = (tokens: readonly Token[], marks: readonly Mark[]): readonly Mark[] =>
    marks.some((mark) => isUnknown(mark) && mendTypo(mark.text) !== mark.text)
      ? find(tokens.map((token) => ({ ...token, text: mendTypo(token.text) })))
      : marks;

  return {
    parse: (text) => {
      const sentences = listSentences(text).map((tokens) => ({ tokens, marks: find(tokens) }));
      const mayBeForeign =
        translators.length > 0 &&
        sentences.some(({ marks }) =>
          marks.some((mark) => isUnknown(mark) && recognizer.isForeign(mark, text)),
        );
      return { text, sentences, mayBeForeign };
    },
    languageOf: (texts, said = 'en') =>
      said !== 'en' || texts.some(({ mayBeForeign }) => mayBeForeign)
        ? recognizer.recognize(
            texts.flatMap(({ text, sentences }) => sentences.map(({ tokens }) => ({ tokens, text }))),
            said === 'en' ? null : said,
          )
        : 'en',
    read: (field, { text, sentences, mayBeForeign }, likely) => {
      const isEnglish = !mayBeForeign && (likely ?? 'en') === 'en';
      let language: ReadLanguage | undefined;
      const all: SentenceFindings = {
        ...{ values: [], colors: [], kinds: [], signs: [] },
        ...{ expected: [], understood: [] },
      };
      const parts = new Set<string>();
      for (const { tokens, marks: english } of sentences) {
        const own = isEnglish ? 'en' : (recognizer.recognize([{ tokens, text }], likely) ?? likely ?? 'en');
        language ??= own;
        const translation = translators.find((other) => other.language === own)?.translate(tokens, text);
        const marks = translation ? find(translation.tokens) : mendMarks(tokens, english);
        const toSource = createSourceMapper(translation);
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
      // A title without a garment is a name, so a part in it means nothing: "Snap".
      if (field === 'title' && all.kinds.length === 0)
        all.values = all.values.filter(({ start, end }) => !parts.has(`${start}-${end}`));
      all.colors.sort((a, b) => a.place - b.place || a.color - b.color);
      return { ...all, field, text, language: language ?? 'en' };
    },
  };
}

function createSourceMapper(
  translation: Translation | undefined,
): <Found extends Span>(found: Found) => Found {
  if (!translation) return (found) => found;
  const { sources } = translation;
  return (found) => {
    let { start, end } = sources[found.start]!;
    for (let at = found.start + 1; at < found.end; at++) {
      start = Math.min(start, sources[at]!.start);
      end = Math.max(end, sources[at]!.end);
    }
    return { ...found, start, end };
  };
}

/** One by one: spreading into a call would overflow the stack for an endless sentence. */
function append<Found extends Span>(
  list: Found[],
  more: readonly Found[],
  toSource: (found: Found) => Found,
): void {
  for (const entry of more) list.push(toSource(entry));
}
