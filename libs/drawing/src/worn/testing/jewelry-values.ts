/** Per type the values of `jewelry` that change it, apart from the one that it is anyway. */
export const JEWELRY_VALUES: Readonly<Record<string, readonly string[]>> = {
  'pendant-necklace': ['long-pendant', 'y-pendant'],
  choker: ['multi-strand'],
  'layered-necklace': ['multi-strand', 'long-pendant'],
  'pearl-strand': ['multi-strand'],
  'bib-necklace': [],
  lariat: ['y-pendant', 'long-pendant'],
  'stud-earrings': ['statement-earrings'],
  'drop-earrings': ['statement-earrings'],
  'hoop-earrings': ['statement-earrings'],
  'cuff-bracelet': ['arm-cuff'],
  bangles: ['anklet'],
  brooch: [],
  ring: [],
};
