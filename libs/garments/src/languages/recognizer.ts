import type { Token } from '../tokens';
import type { ReadLanguage } from './language';
import { fold } from './stem';
import type { Translator } from './translator';

type Place = Pick<Token, 'start' | 'end'>;

interface Words {
  readonly tokens: readonly Token[];
  readonly text: string;
}

export interface Recognizer {
  readonly isForeign: (word: Place, text: string) => boolean;
  /**
   * Null if the language is unclear.
   * @param likely the language of the surrounding text
   */
  readonly recognize: (sentences: readonly Words[], likely?: ReadLanguage | null) => ReadLanguage | null;
}

/** Weight of the surrounding language, in words. */
const LIKELY = 0.5;
/** Extra weight of an English garment name, in words: "Mango dress". */
const NAMED = 0.25;
/** Cache size: shop texts repeat the same few thousand words. */
const MAX_REMEMBERED = 16_384;
const MAX_LETTERS = 24;

/**
 * The language that knows most words. On a tie with English, a word that only the other knows decides, unless English names the garment.
 */
export function createRecognizer(
  translators: readonly Translator[],
  isEnglish: (word: string) => boolean,
  isEnglishGarment: (word: string) => boolean,
): Recognizer {
  const remembered = new Map<string, number>();
  const computeLanguages = ({ start, end }: Place, text: string): number => {
    // A single letter is a size, or split off by an apostrophe.
    if (end - start === 1) return 0;
    const word = text.slice(start, end);
    const known = remembered.get(word);
    if (known !== undefined) return known;
    const folded = fold(word);
    const bits = translators.reduce((mask, { knows }, at) => (knows(folded) ? mask | (1 << at) : mask), 0);
    if (word.length > MAX_LETTERS) return bits;
    if (remembered.size === MAX_REMEMBERED) remembered.clear();
    remembered.set(word, bits);
    return bits;
  };
  return {
    isForeign: (word, text) => computeLanguages(word, text) > 0,
    recognize: (sentences, likely) => {
      let english = likely === 'en' ? LIKELY : 0;
      let isNamed = false;
      const scores: number[] = translators.map(({ language }) => (language === likely ? LIKELY : 0));
      const own = [...scores];
      for (const { tokens, text } of sentences)
        for (const token of tokens) {
          const isOwn = !isEnglish(token.text);
          if (!isOwn) english += 1;
          isNamed ||= isEnglishGarment(token.text);
          const bits = computeLanguages(token, text);
          if (bits === 0) continue;
          for (let at = 0; at < translators.length; at++) {
            if (!(bits & (1 << at))) continue;
            scores[at]! += 1;
            if (isOwn) own[at]! += 1;
          }
        }
      if (isNamed) english += NAMED;
      const best = scores.reduce(
        (first, score, at) =>
          score > scores[first]! || (score === scores[first]! && own[at]! > own[first]!) ? at : first,
        0,
      );
      if ((own[best] ?? 0) > 0 && scores[best]! >= 1 && scores[best]! >= english)
        return translators[best]!.language;
      return english >= 1 ? 'en' : null;
    },
  };
}
