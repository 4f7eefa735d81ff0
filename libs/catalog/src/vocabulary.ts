import type { Category } from '@figura/contracts';

export const CLOTHING_ATTRIBUTES = [
  'hair',
  'jewelry',
  'accessories',
  'neckline',
  'sleeves',
  'sleeveLength',
  'style',
  'length',
  'waist',
  'leg',
  'fit',
  'fabric',
  'color',
  'line',
  'pattern',
  'texture',
  'prints',
  'specialFeatures',
  'shoes',
] as const;

export type ClothingAttribute = (typeof CLOTHING_ATTRIBUTES)[number];

/** Garment parts that a value can describe; `worn-with` is what is seen with it and how it is worn. */
export const GARMENT_PARTS = [
  'whole',
  'neck',
  'shoulders',
  'sleeves',
  'bodice',
  'front',
  'back',
  'waist',
  'hips',
  'hem',
  'legs',
  'lining',
  'trim',
  'shoe',
  'worn-with',
] as const;
export type GarmentPart = (typeof GARMENT_PARTS)[number];

interface ValueWords {
  name: string;
  british?: string | undefined;
  search?: [american: string, british?: string | undefined] | undefined;
  searchFor?: Partial<Record<Category, [american: string, british?: string | undefined] | null>> | undefined;
  part?: GarmentPart | undefined;
  oneOf?: string[] | undefined;
  /** Key in Shopify's product taxonomy. */
  shopify?: string | undefined;
  fashionpedia?: string | undefined;
  /** True if no taxonomy has a word for it. */
  unmatched?: true | undefined;
}

interface AttributeWords {
  displayName: string;
  part: GarmentPart;
  values: Record<string, ValueWords>;
}

export type Vocabulary = Record<ClothingAttribute, AttributeWords>;

export function hasValue(vocabulary: Vocabulary, attribute: ClothingAttribute, value: string): boolean {
  return Object.hasOwn(vocabulary[attribute].values, value);
}

/** @param key `attribute:value` */
export function hasKey(vocabulary: Vocabulary, key: string): boolean {
  const [attribute, value] = key.split(':') as [ClothingAttribute, string?];
  return CLOTHING_ATTRIBUTES.includes(attribute) && !!value && hasValue(vocabulary, attribute, value);
}
