import { listSentences } from '../tokens';
import type { CompiledLanguage, LanguageWords, TranslatedLanguage } from './language';
import { foldSpelling, stemWord } from './stem';

export const NAMES = '|';
/** Marks words that must match exactly, because stemming would merge them: "gorra" and "gorro". */
export const LITERAL = '=';

/**
 * Prepares a language for `createTranslator`.
 * @throws Error that names a word with two meanings
 */
export function compileLanguage({ language, words, firsts, silent }: LanguageWords): CompiledLanguage {
  const meanings = new Map<string, string>();
  const compile = (said: LanguageWords['words'], taken: Map<string, string>) =>
    Object.fromEntries(
      Object.entries(said).map(([english, names]) => {
        const stems = [...new Set(names.map((name) => stemPhrase(language, name)))];
        for (const stem of stems) {
          const other = taken.get(stem);
          if (other !== undefined && other !== english)
            throw new Error(`${language}: "${stem}" means both "${other}" and "${english}".`);
          taken.set(stem, english);
        }
        return [english, stems.join(NAMES)];
      }),
    );
  return {
    language,
    words: compile(words, meanings),
    firsts: compile(firsts, new Map()),
    silent: [...new Set(silent.map((word) => stemPhrase(language, word)))].join(' '),
  };
}

function stemPhrase(language: TranslatedLanguage, name: string): string {
  const isLiteral = name.startsWith(LITERAL);
  const phrase = isLiteral ? name.slice(LITERAL.length) : name;
  const words = listSentences(phrase)
    .flat()
    .map(({ start, end }) => foldSpelling(language, phrase.slice(start, end)));
  return isLiteral ? LITERAL + words.join(' ') : words.map((word) => stemWord(language, word)).join(' ');
}
