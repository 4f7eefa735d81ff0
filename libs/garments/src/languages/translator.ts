import type { Mark, MarkTokens } from '../marks';
import type { Token } from '../tokens';
import { listSentences } from '../tokens';
import { LITERAL, NAMES } from './compile-language';
import { splitCompound } from './compounds';
import type { CompiledLanguage, TranslatedLanguage } from './language';
import type { Meaning, WordClass } from './meaning';
import { foldSpelling, stemWord } from './stem';

export interface Translation {
  readonly tokens: readonly Token[];
  readonly sources: readonly Pick<Token, 'start' | 'end'>[];
}

export interface Translator {
  readonly language: TranslatedLanguage;
  readonly knows: (word: string) => boolean;
  readonly translate: (sentence: readonly Token[], source: string) => Translation;
}

interface Segment extends Meaning {
  readonly start: number;
  readonly end: number;
}

const NOUN_FIRST: readonly TranslatedLanguage[] = ['fr', 'es', 'it'];
const PUNCTUATION = new Set([',', ':', '%']);
const COMMA: Meaning = { english: [','], wordClass: 'role' };
const MAX_WORDS = 6;
const MAX_SAID = 6;

/**
 * Into words of the English lexicon.
 * @param find finds marks in English, which identify nouns
 * @param isCloth true if a mark is a material
 */
export function createTranslator(
  compiled: CompiledLanguage,
  find: MarkTokens,
  isCloth: (mark: Mark) => boolean,
): Translator {
  const { language } = compiled;
  const listMarks = (english: readonly string[]) =>
    find(english.map((text, index) => ({ text, joined: false, start: index, end: index + 1 })));
  const getWordClass = (english: readonly string[]): WordClass => {
    const marks = listMarks(english);
    const last = marks.at(-1)?.phrase;
    if (last?.part !== undefined || last?.kind !== undefined) return 'noun';
    if (last?.cloth !== undefined && marks.length === 1) return 'cloth';
    return marks.some(({ text, phrase }) => PUNCTUATION.has(text) || (phrase?.role && !phrase.senses))
      ? 'role'
      : 'said';
  };
  const getMeaning = (english: string): Meaning => {
    const words = listSentences(english)
      .flat()
      .map(({ text }) => text);
    const marks = listMarks(words);
    return {
      english: words,
      wordClass: getWordClass(words),
      isColor: marks.every(({ phrase }) => phrase?.color !== undefined),
      isCloth: marks.slice(-1).some(isCloth),
    };
  };
  const collectListed = (said: Readonly<Record<string, string>>) =>
    new Map(
      Object.entries(said).flatMap(([english, stems]) => {
        const meaning = getMeaning(english);
        return stems.split(NAMES).map((stem) => [stem, meaning] as const);
      }),
    );
  const words = collectListed(compiled.words);
  const firsts = collectListed(compiled.firsts);
  const silent = new Set(compiled.silent.split(' '));
  const single = new Set([...silent, ...[...words.keys()].flatMap((phrase) => phrase.split(' '))]);
  const split = (word: string) =>
    language === 'de' ? splitCompound(word, { words, firsts, silent }) : undefined;

  return {
    language,
    knows: (word) => {
      const folded = foldSpelling(language, word);
      return (
        single.has(stemWord(language, folded)) || single.has(LITERAL + folded) || split(folded) !== undefined
      );
    },
    translate: (sentence, source) => {
      const segments = listSegments(sentence, source);
      return createTranslation(NOUN_FIRST.includes(language) ? moveNounsLast(segments) : segments);
    },
  };

  function listSegments(sentence: readonly Token[], source: string): Segment[] {
    const folded = sentence.map(({ start, end }) => foldSpelling(language, source.slice(start, end)));
    const stems = folded.map((word) => stemWord(language, word));
    const segments: Segment[] = [];
    for (let from = 0; from < sentence.length;) {
      const { text, start } = sentence[from]!;
      const { meaning, to } = matchPhrase(folded, stems, from);
      if (meaning) segments.push({ ...meaning, start, end: sentence[to - 1]!.end });
      else if (PUNCTUATION.has(text) || !silent.has(stems[from]!))
        segments.push(...splitUnlistedWord(sentence[from]!, folded[from]!));
      from = to;
    }
    return segments;
  }

  function matchPhrase(
    folded: readonly string[],
    stems: readonly string[],
    from: number,
  ): { meaning?: Meaning; to: number } {
    for (let to = Math.min(stems.length, from + MAX_WORDS); to > from; to--) {
      const meaning =
        words.get(LITERAL + folded.slice(from, to).join(' ')) ?? words.get(stems.slice(from, to).join(' '));
      if (meaning) return { meaning, to };
    }
    return { to: from + 1 };
  }

  function splitUnlistedWord({ text, start, end }: Token, word: string): Segment[] {
    const parts = split(word);
    if (!parts) return [{ english: [text], wordClass: getWordClass([text]), start, end }];
    const isPlain = end - start === word.length;
    return parts.map(({ meaning, from, to }) => {
      const english = meaning?.english ?? [word.slice(from, to)];
      const place = isPlain ? { start: start + from, end: start + to } : { start, end };
      return { english, wordClass: meaning?.wordClass ?? 'said', ...place };
    });
  }
}

/** Puts "Robe longue fleurie" into English order and separates adjacent nouns: "jean, taille haute". */
function moveNounsLast(segments: readonly Segment[]): Segment[] {
  const ordered: Segment[] = [];
  let isBehindNoun = false;
  for (let at = 0; at < segments.length;) {
    const segment = segments[at]!;
    const { wordClass, start } = segment;
    const isNoun = wordClass === 'noun';
    if (!isNoun && wordClass !== 'cloth') {
      ordered.push(segment);
      isBehindNoun = false;
      at += 1;
      continue;
    }
    // "En jersey, col rond": the fabric does not describe the collar.
    const before = at > 1 ? segments[at - 1]! : undefined;
    if (isNoun && (isBehindNoun || before?.isCloth || before?.isColor))
      ordered.push({ ...COMMA, start, end: start });
    const said = listSaidSegments(segments, at);
    // "Jean, taille haute, noir": a color or fabric after the second noun describes the first.
    const isOfWhole = ({ isColor, isCloth }: Segment) => isNoun && isBehindNoun && (isColor || isCloth);
    const ofWhole = said.filter(isOfWhole);
    ordered.push(...said.filter((word) => !isOfWhole(word)), segment);
    if (ofWhole.length > 0) ordered.push({ ...COMMA, start, end: start }, ...ofWhole);
    at += 1 + said.length;
    isBehindNoun ||= isNoun;
  }
  return ordered;
}

function listSaidSegments(segments: readonly Segment[], at: number): readonly Segment[] {
  const behind = segments.slice(at + 1, at + 1 + MAX_SAID);
  const end = behind.findIndex(({ wordClass }) => wordClass !== 'said');
  return end === -1 ? behind : behind.slice(0, end);
}

function createTranslation(segments: readonly Segment[]): Translation {
  const tokens: Token[] = [];
  const sources: Pick<Token, 'start' | 'end'>[] = [];
  for (const { english, start, end } of segments)
    for (const text of english) {
      tokens.push({ text, joined: false, start: tokens.length, end: tokens.length + 1 });
      sources.push({ start, end });
    }
  return { tokens, sources };
}
