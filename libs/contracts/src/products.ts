/** Colors as people sort a wardrobe. */
export const COLOR_FAMILIES = [
  'black',
  'white',
  'gray',
  'beige',
  'brown',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** Products of a page that names no limit. */
export const PRODUCTS_PAGE = 24;
/** Reasons and cautions of a product in a list, the strongest. */
export const PRODUCT_REASONS = 3;
