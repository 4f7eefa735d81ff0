import { findTexts, getCatalogName } from './catalogs';
import type { Language } from './languages';
import { formatMessage } from './translator';
import type { Message, MessageFactory, Messages, MessageValue, Text } from './types';

export function createMessageFactory<const M extends Messages>(messages: M): MessageFactory<M> {
  return ((key: string, values?: Message['values']) => ({
    catalog: getCatalogName(messages),
    key,
    ...(values && { values }),
  })) as MessageFactory<M>;
}

export function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const { catalog, key } = value as Partial<Record<string, unknown>>;
  return typeof catalog === 'string' && typeof key === 'string';
}

/** Days are told in UTC, since no message knows where its reader is. */
export function translate(text: Text, language: Language): string {
  if (typeof text === 'string') return text;
  const { catalog, key, values = {} } = text;
  const worded = Object.entries(values).map(([name, value]) => [name, translateValue(value, language)]);
  const template = findTexts(catalog, language)[key]!;
  return formatMessage<never>(template, Object.fromEntries(worded), language, 'UTC').join('');
}

function translateValue(value: MessageValue, language: Language): string | number | Date {
  if (typeof value === 'number' || value instanceof Date) return value;
  if (typeof value === 'string' || isMessage(value)) return translate(value, language);
  return value.map((each) => translate(each, language)).join(', ');
}
