import type { CheckResponse, ProblemCode } from '@figura/contracts';
import { findImpliedValues, MAX_GARMENT_TEXT } from '@figura/contracts';
import { createMessageFactory, type Message } from '@figura/messages';
import type { GarmentText, Reading } from './garment';
import type { ReadLanguage } from './languages/language';
import { isOfOtherLanguage } from './languages/other-languages';
import { nameKey, type NamedGarments } from './named-garments';
import type { GarmentReader } from './read-garment';
import { splitGarments } from './split-garments';
import messages from './messages.en';

const t = createMessageFactory(messages.textErrors);

const ONLY_LINKS =
  /^\s*(?:(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)+\/\S*)(?:\s+(?:https?:\/\/|www\.)\S+)*\s*$/i;

export const TEXT_ERRORS = {
  tooLong: { code: 'TEXT_TOO_LONG', text: t('tooLong', { max: MAX_GARMENT_TEXT }) },
  bareLink: { code: 'NOT_A_GARMENT', text: t('bareLink') },
  noGarment: { code: 'NOT_A_GARMENT', text: t('noGarment') },
  noKind: { code: 'KIND_MISSING', text: t('noKind') },
  otherLanguage: { code: 'NOT_A_GARMENT', text: t('otherLanguage') },
  set: { code: 'NOT_A_GARMENT', text: t('set') },
  draped: { code: 'NOT_A_GARMENT', text: t('draped') },
  thing: { code: 'NOT_A_GARMENT', text: t('thing') },
} as const satisfies Record<string, { code: ProblemCode; text: Message }>;

export type TextError = keyof typeof TEXT_ERRORS;

export type ReadWords = Pick<CheckResponse, 'garment' | 'evidence' | 'unread' | 'other'> & {
  language: ReadLanguage;
};

/**
 * With what its kind implies, or an error; of two garments, the first.
 * @param named garments by name, for texts that are exactly that name
 */
export function readWords(
  reader: GarmentReader,
  text: string,
  named: NamedGarments = new Map(),
): ReadWords | TextError {
  if (text.length > MAX_GARMENT_TEXT) return 'tooLong';
  const garment = named.get(nameKey(text));
  if (garment) {
    const words = text.trim();
    const start = text.indexOf(words);
    const name = { attribute: 'type', value: garment.type, words, start, end: start + words.length };
    return { garment, evidence: [name], unread: [], language: 'en' };
  }
  if (ONLY_LINKS.test(text)) return 'bareLink';
  const whole = reader.readText(text);
  const split = whole.refusal ? null : splitGarments(reader, text);
  if (!split) return toReadWords(whole, text);
  const first = toReadWords(reader.readText(split.first), split.first);
  return typeof first === 'string' ? first : { ...first, other: split.other };
}

export function readFields(reader: GarmentReader, fields: GarmentText): ReadWords | TextError {
  const { language: _, ...texts } = fields;
  return toReadWords(reader.read(fields), Object.values(texts).join(' '));
}

function toReadWords(
  { category, type, attributes, colors, evidence, unread, language, refusal }: Reading,
  text: string,
): ReadWords | TextError {
  if (isOfOtherLanguage(text)) return 'otherLanguage';
  if (!category || !type) {
    const isDescribed = unread.length === 0 && (colors.length > 0 || evidence.length > 0);
    return refusal ?? (isDescribed ? 'noKind' : 'noGarment');
  }
  const implied = findImpliedValues({ type, attributes });
  const known = [...new Set([...Object.keys(attributes), ...Object.keys(implied)])];
  const found = evidence.map(({ attribute, value, words, start, end }) => ({
    attribute,
    value,
    words,
    start,
    end,
  }));
  const name = found.find(({ attribute }) => attribute === 'type');
  const byName = Object.entries(implied).flatMap(([attribute, values]) =>
    name ? values.map((value) => ({ ...name, attribute, value })) : [],
  );
  return {
    garment: {
      category,
      type,
      attributes: Object.fromEntries(
        known.map((slug) => [slug, [...(attributes[slug] ?? []), ...(implied[slug] ?? [])]]),
      ),
      colors: [...colors],
    },
    evidence: [...found, ...byName],
    unread: [...unread],
    language,
  };
}
