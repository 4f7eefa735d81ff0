import type { CompiledMessage } from 'icu-minify/format';
import { SOURCE_LANGUAGE, type Language } from './languages';
import type { Message, Text } from './types';

/** By language, catalog and key. English is in the messages themselves. */
const byLanguage = new Map<Language, ReadonlyMap<string, Readonly<Record<string, string>>>>();

/**
 * A text that is content, not code: it changes with the catalog, whose languages are registered with
 * {@link registerContent}.
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

/** Replaces what was registered of the language. */
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

/** Sentences of a text whose parts can stand alone: each language divides it in the same way. */
export function splitContent(text: Text): Text[] {
  if (typeof text === 'string') return splitParts(text);
  const { key, source = '' } = text;
  return splitParts(source).map((part, index) => ({ ...text, key: formatPartKey(key, index), source: part }));
}

/** The texts of one language by key, with those of their parts. */
export function addParts(texts: Readonly<Record<string, string>>): Record<string, string> {
  const parts = Object.entries(texts).flatMap(([key, text]) =>
    splitParts(text).map((part, index) => [formatPartKey(key, index), part]),
  );
  return { ...texts, ...(Object.fromEntries(parts) as Record<string, string>) };
}

export function countParts(text: string): number {
  return splitParts(text).length;
}

function splitParts(text: string): string[] {
  return text.split(/[:;] /).map((part) => `${part.replace(/[.?!]$/, '')}.`);
}

function formatPartKey(key: string, index: number): string {
  return `${key}#${index}`;
}

/** Content has values, but no choices, so it needs no parser. */
export function compileContent(text: string): CompiledMessage {
  if (!text.includes('{')) return text;
  return text.split(/\{([\w-]+)\}/).map((part, index) => (index % 2 === 1 ? [part] : part));
}
