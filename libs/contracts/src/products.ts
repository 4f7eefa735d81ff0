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
/** What is left out of a search is counted up to so many. */
export const MAX_COUNTED_PRODUCTS = 100;
/** Reasons and cautions of a product in a list, the strongest. */
export const PRODUCT_REASONS = 3;
/** Widths of the photograph of a product, in pixels: of a card, and of one on a dense screen or alone. */
export const PHOTO_WIDTHS = [320, 640] as const;
