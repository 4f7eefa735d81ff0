import type { Token } from '../tokens';
import type { ReadLanguage } from './language';
import { fold } from './stem';
import type { Translator } from './translator';

/**
 * The language of words; null where none tells it.
 *
 * @param likely the language of what stands around them
 */
export type RecognizeLanguage = (
  tokens: readonly Token[],
  source: string,
  likely?: ReadLanguage | null,
) => ReadLanguage | null;

/** What the language around counts for, in words. */
const LIKELY = 0.5;

/** As many words are remembered, up to a length: texts of shops say the same some thousand over and over. */
const MAX_REMEMBERED = 16_384;
const MAX_LETTERS = 24;
/** The first bit is English, the others are the translators in their order. */
const ENGLISH = 1;

/**
 * Tells the language of words by which language knows more of them. Where English knows as many, it is the one that knows a
 * word which English does not.
 */
export function createRecognizer(
  translators: readonly Translator[],
  isEnglish: (token: Token) => boolean,
): RecognizeLanguage {
  const remembered = new Map<string, number>();
  const languagesOf = (token: Token, source: string): number => {
    const word = source.slice(token.start, token.end);
    const known = remembered.get(word);
    if (known !== undefined) return known;
    const folded = fold(word);
    const bits = translators.reduce(
      (mask, { knows }, at) => (knows(folded) ? mask | (2 << at) : mask),
      isEnglish(token) ? ENGLISH : 0,
    );
    if (word.length > MAX_LETTERS) return bits;
    if (remembered.size === MAX_REMEMBERED) remembered.clear();
    remembered.set(word, bits);
    return bits;
  };
  return (tokens, source, likely) => {
    let english = likely === 'en' ? LIKELY : 0;
    const scores: number[] = translators.map(({ language }) => (language === likely ? LIKELY : 0));
    const own = [...scores];
    for (const token of tokens) {
      const bits = languagesOf(token, source);
      english += bits & ENGLISH;
      if (bits <= ENGLISH) continue;
      for (let at = 0; at < translators.length; at++) {
        if (!(bits & (2 << at))) continue;
        scores[at]! += 1;
        if (!(bits & ENGLISH)) own[at]! += 1;
      }
    }
    const best = scores.reduce(
      (first, score, at) =>
        score > scores[first]! || (score === scores[first]! && own[at]! > own[first]!) ? at : first,
      0,
    );
    if ((own[best] ?? 0) > 0 && scores[best]! >= 1 && scores[best]! >= english)
      return translators[best]!.language;
    return english >= 1 ? 'en' : null;
  };
}
