import { MAX_GARMENT_VALUES, type Garment } from '@figura/contracts';
import { createMessageFactory, type Message } from '@figura/messages';
import messages from './messages.en';

const t = createMessageFactory(messages.vocabulary);

export interface Vocabulary {
  readonly itemTypes: readonly { readonly slug: string; readonly category: string }[];
  readonly attributes: readonly {
    readonly slug: string;
    readonly values: readonly { readonly slug: string }[];
  }[];
}

export interface UnknownPart {
  unknown: 'type' | 'attributes';
  text: Message;
}

/** Returns a garment in the vocabulary's order, each value once, or its parts outside the vocabulary. */
export function restrictToVocabulary(
  { category, type, attributes, colors }: Garment,
  vocabulary: Vocabulary,
): Garment | UnknownPart {
  if (Object.values(attributes).flat().length > MAX_GARMENT_VALUES)
    return { unknown: 'attributes', text: t('tooManyValues', { max: MAX_GARMENT_VALUES }) };
  const isType = vocabulary.itemTypes.some((known) => known.slug === type && known.category === category);
  if (!isType) return { unknown: 'type', text: t('noType', { category }) };
  const known: Garment['attributes'] = {};
  let found = 0;
  for (const { slug, values } of vocabulary.attributes) {
    const given = Object.hasOwn(attributes, slug) ? new Set(attributes[slug]) : new Set<string>();
    const kept = values.map((value) => value.slug).filter((value) => given.has(value));
    if (kept.length < given.size) return { unknown: 'attributes', text: t('noValue', { attribute: slug }) };
    if (Object.hasOwn(attributes, slug)) found += 1;
    if (kept.length > 0) known[slug] = kept;
  }
  if (found < Object.keys(attributes).length) return { unknown: 'attributes', text: t('noAttribute') };
  return { category, type, attributes: known, colors };
}
