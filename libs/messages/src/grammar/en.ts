import { joinWords, toLowerFirst, type Entry, type Grammar, type Nominal } from './phrase';
import type { GrammaticalNumber } from '../types';

/** `noun: { one, many }` in content overrides the name. */
export const grammar: Grammar = {
  write(nominal, { article, case: written }) {
    const number = getNumber(nominal);
    const words = joinWords(
      ...nominal.adjectives.map(({ title, forms }) => forms['adjective'] ?? title.toLowerCase()),
      writeNoun(nominal.noun, number),
    );
    const ending = written === 'genitive' ? (number === 'many' && words.endsWith('s') ? '’' : '’s') : '';
    return joinWords(article && writeArticle(article, words, number), words) + ending;
  },
  getNumber,
  getGender: () => null,
};

function writeArticle(
  article: 'the' | 'a' | 'your',
  words: string,
  number: GrammaticalNumber,
): string | null {
  if (article !== 'a') return article;
  if (number === 'many') return null;
  return /^(?!uni|u-|one|eu)[aeiou]/i.test(words) ? 'an' : 'a';
}

function getNumber({ noun, number }: Nominal): GrammaticalNumber {
  return isPlural(noun) ? 'many' : number;
}

/** Trousers, leggings and earrings have no singular; dresses do. */
function isPlural({ title, forms }: Entry): boolean {
  return forms['one'] === undefined && (forms['many'] !== undefined || /[^s]s$/.test(title));
}

function writeNoun(noun: Entry, number: GrammaticalNumber): string {
  const own = noun.forms[number];
  if (own !== undefined) return own;
  const name = toLowerFirst(noun.title);
  return number === 'one' || isPlural(noun) ? name : toPlural(name);
}

function toPlural(noun: string): string {
  if (/(s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
