import type { Category } from '@figura/contracts';

/** The clothing attributes, in the order in which guides show them. */
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

/** The parts of a garment that a value can say something of; `worn-with` is what is seen with it, and how it is worn. */
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

/** What a value is called, and what it means. */
interface ValueWords {
  /** What Americans call it. */
  name: string;
  /** What the British call it, where that is something else. */
  british?: string | undefined;
  /** What to type into the search of a shop: in American and, where that is another, in British. */
  search?: [american: string, british?: string | undefined] | undefined;
  /** The same for categories whose shops call it something else; null where they have no word for it. */
  searchFor?: Partial<Record<Category, [american: string, british?: string | undefined] | null>> | undefined;
  /** The part that it says something of, where it is another than its attribute's. */
  part?: GarmentPart | undefined;
  /** For a word that leaves open which: the more exact values of the attribute that it may mean. */
  oneOf?: string[] | undefined;
  /** Its key in Shopify's product taxonomy. */
  shopify?: string | undefined;
  /** Its name among Fashionpedia's attributes and categories. */
  fashionpedia?: string | undefined;
  /** Neither of them has a word for it. */
  unmatched?: true | undefined;
}

/** An attribute's name and its values by slug. */
interface AttributeWords {
  displayName: string;
  part: GarmentPart;
  values: Record<string, ValueWords>;
}

export type Vocabulary = Record<ClothingAttribute, AttributeWords>;

/** Whether the vocabulary has the value under the attribute. */
export function hasValue(vocabulary: Vocabulary, attribute: ClothingAttribute, value: string): boolean {
  return Object.hasOwn(vocabulary[attribute].values, value);
}
