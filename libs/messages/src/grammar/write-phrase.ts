import { findContent, findForms } from '../content';
import type { Language } from '../languages';
import type { Message, Phrase, Text } from '../types';
import { findGrammar } from './grammars';
import type { Article, Case, Entry, Form, Nominal } from './phrase';

const ARTICLES: readonly string[] = ['the', 'a', 'your'] satisfies Article[];
const CASES: readonly string[] = ['nominative', 'accusative', 'dative', 'genitive'] satisfies Case[];

export function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'noun' in value;
}

/**
 * `piece_the_accusative` asks for an article and a case, `piece_number` and `piece_gender` are for `select`, and `piece_The` begins a
 * sentence.
 * @param request `the_accusative`; empty for the name
 */
export function writePhrase(
  phrase: Phrase,
  request: string,
  language: Language,
  translate: (text: Text, language: Language) => string,
): string {
  if (request === '' && phrase.name !== undefined) return translate(phrase.name, language);
  const grammar = findGrammar(language);
  const nominal = {
    ...createNominal(phrase, language),
    ...(phrase.name !== undefined && { name: translate(phrase.name, language) }),
  };
  if (request === 'number') return grammar.getNumber(nominal);
  if (request === 'gender')
    return grammar.getNumber(nominal) === 'many' ? 'many' : (grammar.getGender(nominal) ?? 'other');
  const words = grammar.write(nominal, readForm(request.toLowerCase()));
  return /^\p{Lu}/u.test(request) ? words.charAt(0).toLocaleUpperCase(language) + words.slice(1) : words;
}

/** @throws {Error} that names a word which is neither article nor case */
function readForm(request: string): Form {
  const words = request.split('_').filter((word) => word !== '' && word !== 'bare');
  const unknown = words.find((word) => !ARTICLES.includes(word) && !CASES.includes(word));
  if (unknown !== undefined) throw new Error(`A phrase has no form "${unknown}".`);
  return {
    article: (words.find((word) => ARTICLES.includes(word)) as Article | undefined) ?? null,
    case: (words.find((word) => CASES.includes(word)) as Case | undefined) ?? 'nominative',
  };
}

function createNominal({ noun, adjectives = [], number = 'one' }: Phrase, language: Language): Nominal {
  return {
    noun: findEntry(noun, 'noun', language),
    adjectives: adjectives.map((adjective) => findEntry(adjective, 'adjective', language)),
    number,
  };
}

function findEntry(text: Text, part: 'noun' | 'adjective', language: Language): Entry {
  if (typeof text === 'string') return { title: text, forms: {} };
  return { title: findContent(text as Message, language), forms: findForms(text, part, language) };
}
