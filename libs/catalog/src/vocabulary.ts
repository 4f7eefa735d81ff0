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

/** An attribute's name and its values: slug to the name that users read. */
interface AttributeWords {
  displayName: string;
  values: Record<string, string>;
}

export type Vocabulary = Record<ClothingAttribute, AttributeWords>;

/** Whether the vocabulary has the value under the attribute. */
export function hasValue(vocabulary: Vocabulary, attribute: ClothingAttribute, value: string): boolean {
  return Object.hasOwn(vocabulary[attribute].values, value);
}
