import { findTexts, getCatalogName } from './catalogs';
import { compileContent, findContent } from './content';
import { doesKeepCapitals, type Language } from './languages';
import { formatMessage } from './format-message';
import { isPhrase, writePhrase } from './grammar/write-phrase';
import type { Message, MessageFactory, Messages, MessageValue, Text, WordPatterns } from './types';

export function createMessageFactory<const M extends Messages>(messages: M): MessageFactory<M> {
  return ((key: string, values?: Message['values']) => ({
    catalog: getCatalogName(messages),
    key,
    ...(values && { values }),
  })) as MessageFactory<M>;
}

/** Marks a message as the start or the middle of a sentence. */
export function startWith(start: 'upper' | 'lower', message: Message): Message {
  return { ...message, start };
}

/** Chooses the first text with at most `maxWords` words in the reader's language, else the last. */
export function chooseShort(texts: readonly Text[], maxWords: number): Text {
  const [first = '', ...others] = texts;
  if (others.length === 0) return first;
  if (!isMessage(first)) return isShort(first, maxWords) ? first : chooseShort(others, maxWords);
  return { ...first, shorter: { maxWords, texts: others } };
}

export function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const { catalog, key } = value as Partial<Record<string, unknown>>;
  return typeof catalog === 'string' && typeof key === 'string';
}

/** Formats dates in UTC, since messages do not know the reader's time zone. */
export function translate(text: Text, language: Language): string {
  if (typeof text === 'string') return text;
  const { catalog, key, values = {}, start, shorter, without } = text;
  const template =
    text.source === undefined
      ? findTexts(catalog, language)[key]!
      : (compileContent(findContent(text, language)) as string);
  const words = formatMessage<never>(template, translateValues(values, language), language, 'UTC').join('');
  if (shorter && !isShort(words, shorter.maxWords)) {
    const other = translate(chooseShort(shorter.texts, shorter.maxWords), language);
    return start ? place(other, start, language) : other;
  }
  const said = without ? leaveOut(words, without, language) : words;
  return start ? place(said, start, language) : said;
}

function leaveOut(words: string, without: readonly WordPatterns[], language: Language): string {
  return words
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !without.some((patterns) => patterns[language]?.test(sentence)))
    .join(' ');
}

function isShort(words: string, maxWords: number): boolean {
  return words.split(/\s+/).length <= maxWords;
}

/** Lowers a capital only before a lower-case letter: `T-shirt` stays. */
function place(words: string, start: 'upper' | 'lower', language: Language): string {
  if (start === 'upper') return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
  if (doesKeepCapitals(language) || !/^\p{Lu}\p{Ll}/u.test(words)) return words;
  return words.charAt(0).toLocaleLowerCase(language) + words.slice(1);
}

function translateValues(
  values: Readonly<Record<string, MessageValue>>,
  language: Language,
): Record<string, string | number | Date> {
  const words = Object.entries(values).map(([name, value]) => [name, translateValue(value, language)]);
  const worded = Object.fromEntries(words) as Record<string, string | number | Date>;
  return addForms(worded, language, values);
}

/** Turns phrases among the values into words; forms such as `piece_the` are computed on demand. */
export function addForms<Value>(
  values: Readonly<Record<string, Value>>,
  language: Language,
  phrases: Readonly<Record<string, unknown>> = values,
): Record<string, Value> {
  if (!Object.values(phrases).some(isPhrase)) return values;
  const findForm = (name: string): string | undefined => {
    const [base = '', ...request] = name.split('_');
    const phrase = phrases[base];
    return isPhrase(phrase) ? writePhrase(phrase, request.join('_'), language, translate) : undefined;
  };
  return new Proxy(values as Record<string, Value>, {
    has: (own, name) => name in own || findForm(String(name)) !== undefined,
    get: (own, name) => findForm(String(name)) ?? own[String(name)],
  });
}

function translateValue(value: MessageValue, language: Language): string | number | Date {
  if (typeof value === 'number' || value instanceof Date) return value;
  if (isPhrase(value)) return '';
  if (typeof value === 'string' || isMessage(value)) return translate(value, language);
  return value.map((each) => translate(each, language)).join(', ');
}
