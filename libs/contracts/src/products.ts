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

export const PRODUCTS_PAGE = 24;
export const MAX_SAMPLE_PRODUCTS = 3;
/** Products that a search excludes are counted only up to this number. */
export const MAX_COUNTED_PRODUCTS = 100;
/** Or of no stated size. */
export const OWN_SIZE = 'own';
export const PRODUCT_REASONS = 3;
/** Pixels: card; high-density screen or detail view. */
export const PHOTO_WIDTHS = [320, 640] as const;
