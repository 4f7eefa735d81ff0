/** Rules that a style passport gives. */
export const PASSPORT_RULES = 5;
/** Colors that it shows at most. */
export const MAX_PASSPORT_COLORS = 6;
/** Live links to one passport at most. */
export const MAX_PASSPORT_LINKS = 5;
