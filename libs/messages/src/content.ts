import type { CompiledMessage } from 'icu-minify/format';
import { SOURCE_LANGUAGE, type Language } from './languages';
import type { Message } from './types';

export const NOUN_FORMS = ['one', 'many', 'gender', 'genitive', 'dativeMany'] as const;
export const ADJECTIVE_FORMS = ['adjective', 'indeclinable', 'after'] as const;

/** By language, catalog and key. English is in the messages themselves. */
const byLanguage = new Map<Language, ReadonlyMap<string, Readonly<Record<string, string>>>>();

/**
 * A text of content, whose languages are registered with {@link registerContent}.
 * @param source in English; `{name}` stands for a value
 */
export function createContentText(
  catalog: string,
  key: string,
  source: string,
  values?: Message['values'],
): Message {
  return { catalog, key, source, ...(values && { values }) };
}

/** Replaces the language's registered texts. */
export function registerContent(
  language: Language,
  catalogs: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void {
  byLanguage.set(language, new Map(Object.entries(catalogs)));
}

export function findContent(
  { catalog, key, source = '' }: Pick<Message, 'catalog' | 'key' | 'source'>,
  language: Language,
): string {
  if (language === SOURCE_LANGUAGE) return source;
  return byLanguage.get(language)?.get(catalog)?.[key] ?? source;
}

/**
 * Forms beside a name: `noun.one` and `noun.gender` beside `displayName`, `adjective` beside `name`.
 * @returns `one`, `gender`, `adjective` …
 */
export function findForms(
  { catalog, key }: Pick<Message, 'catalog' | 'key'>,
  part: 'noun' | 'adjective',
  language: Language,
): Readonly<Record<string, string>> {
  const texts = byLanguage.get(language)?.get(catalog) ?? {};
  const place = key.slice(0, key.lastIndexOf('.') + 1);
  const names = part === 'noun' ? NOUN_FORMS : ADJECTIVE_FORMS;
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = texts[`${place}${part === 'noun' ? 'noun.' : ''}${name}`];
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

const SELECT = ', select,';
const ARGUMENT = /\{([\w-]+(?:, select,(?:\s*\w+ \{[^{}]*\})+\s*)?)\}/;
const BRANCH = /(\w+) \{([^{}]*)\}/g;
/** icu-minify's code for a select. */
const TYPE_SELECT = 1;

/** Content has values and simple choices, so it needs no parser: `{top_number, select, many {are} other {is}}`. */
export function compileContent(text: string): CompiledMessage {
  if (!text.includes('{')) return text;
  return text.split(ARGUMENT).map((part, index) => (index % 2 === 1 ? compileArgument(part) : part));
}

function compileArgument(argument: string): [string] | [string, typeof TYPE_SELECT, Record<string, string>] {
  const [name = '', branches] = argument.split(SELECT);
  if (branches === undefined) return [name];
  return [
    name,
    TYPE_SELECT,
    Object.fromEntries(Array.from(branches.matchAll(BRANCH), ([, key, words]) => [key, words])),
  ];
}

/** Names of the values of a text, sorted; forms of a phrase count as one. */
export function listContentArguments(text: string): string[] {
  const names = text
    .split(ARGUMENT)
    .filter((_, index) => index % 2 === 1)
    .map((argument) => argument.split(/[_,]/, 1)[0]!);
  return [...new Set(names)].sort();
}
