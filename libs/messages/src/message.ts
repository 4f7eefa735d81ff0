import { findTexts, getCatalogName } from './catalogs';
import { compileContent, findContent } from './content';
import { doesKeepCapitals, type Language } from './languages';
import { formatMessage } from './translator';
import type { Message, MessageFactory, Messages, MessageValue, Text } from './types';

export function createMessageFactory<const M extends Messages>(messages: M): MessageFactory<M> {
  return ((key: string, values?: Message['values']) => ({
    catalog: getCatalogName(messages),
    key,
    ...(values && { values }),
  })) as MessageFactory<M>;
}

/** A message that begins a sentence, or stands within one. */
export function startWith(start: 'upper' | 'lower', message: Message): Message {
  return { ...message, start };
}

export function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const { catalog, key } = value as Partial<Record<string, unknown>>;
  return typeof catalog === 'string' && typeof key === 'string';
}

/** Days are told in UTC, since no message knows where its reader is. */
export function translate(text: Text, language: Language): string {
  if (typeof text === 'string') return text;
  const { catalog, key, values = {}, start } = text;
  const worded = Object.entries(values).map(([name, value]) => [name, translateValue(value, language)]);
  const template =
    text.source === undefined
      ? findTexts(catalog, language)[key]!
      : (compileContent(findContent(text, language)) as string);
  const words = formatMessage<never>(template, Object.fromEntries(worded), language, 'UTC').join('');
  return start ? place(words, start, language) : words;
}

/** Only a capital that a small letter follows gives way: `T-shirt` stays. */
function place(words: string, start: 'upper' | 'lower', language: Language): string {
  if (start === 'upper') return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
  if (doesKeepCapitals(language) || !/^\p{Lu}\p{Ll}/u.test(words)) return words;
  return words.charAt(0).toLocaleLowerCase(language) + words.slice(1);
}

function translateValue(value: MessageValue, language: Language): string | number | Date {
  if (typeof value === 'number' || value instanceof Date) return value;
  if (typeof value === 'string' || isMessage(value)) return translate(value, language);
  return value.map((each) => translate(each, language)).join(', ');
}
