import { MAX_GARMENT_VALUES, type Garment } from '@figura/contracts';

export interface Vocabulary {
  readonly itemTypes: readonly { readonly slug: string; readonly category: string }[];
  readonly attributes: readonly {
    readonly slug: string;
    readonly values: readonly { readonly slug: string }[];
  }[];
}

export interface UnknownPart {
  unknown: 'type' | 'attributes';
  sentence: string;
}

/** Returns a garment in the vocabulary's order, each value once, or its parts outside the vocabulary. */
export function restrictToVocabulary(
  { category, type, attributes, colors }: Garment,
  vocabulary: Vocabulary,
): Garment | UnknownPart {
  if (Object.values(attributes).flat().length > MAX_GARMENT_VALUES)
    return { unknown: 'attributes', sentence: `A garment has at most ${MAX_GARMENT_VALUES} values` };
  const isType = vocabulary.itemTypes.some((known) => known.slug === type && known.category === category);
  if (!isType) return { unknown: 'type', sentence: `${category} have no type of that name` };
  const known: Garment['attributes'] = {};
  let found = 0;
  for (const { slug, values } of vocabulary.attributes) {
    const given = Object.hasOwn(attributes, slug) ? new Set(attributes[slug]) : new Set<string>();
    const kept = values.map((value) => value.slug).filter((value) => given.has(value));
    if (kept.length < given.size)
      return { unknown: 'attributes', sentence: `${slug} has no value of that name` };
    if (Object.hasOwn(attributes, slug)) found += 1;
    if (kept.length > 0) known[slug] = kept;
  }
  if (found < Object.keys(attributes).length)
    return { unknown: 'attributes', sentence: 'There is no attribute of that name' };
  return { category, type, attributes: known, colors };
}
