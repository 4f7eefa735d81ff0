import { toPlainText } from '../plain-text';
import type { TranslatedLanguage } from './language';

const MARKS = /\p{M}+/gu;
const LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
];

const MIN_STEM = 3;

/** Noun and adjective endings; all consecutive ones are removed. */
const ENDINGS: Readonly<Record<TranslatedLanguage, RegExp>> = {
  de: /(?:e[nmrs]?|[ns])$/,
  fr: /(?:[xe]|(?<!s)s)$/,
  es: /[aeos]$/,
  it: /[aeio]$/,
};

/** "Ärmel" may be spelled "Aermel", but "neue" and "bequem" contain no umlaut. */
const GERMAN_UMLAUT = /(?<![aeioqu])(?:ae|oe|ue)(?!$)/g;

export function foldSpelling(language: TranslatedLanguage, word: string): string {
  const folded = fold(word);
  return language === 'de' ? folded.replace(GERMAN_UMLAUT, ([vowel]) => vowel!) : folded;
}

export function fold(word: string): string {
  if (/^[a-z0-9]+$/.test(word)) return word;
  const text = word.includes('&') ? toPlainText(word).text : word;
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return LIGATURES.reduce((text, [from, to]) => text.replace(from, to), plain);
}

/** Stems only have to be consistent, since texts and dictionaries share them. */
export function stemWord(language: TranslatedLanguage, word: string): string {
  let stem = word;
  for (;;) {
    const shorter = stem.replace(ENDINGS[language], '');
    if (shorter === stem || shorter.length < MIN_STEM) return stem;
    stem = shorter;
  }
}
