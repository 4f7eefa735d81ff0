export const PASSPORT_RULES = 5;
export const MAX_PASSPORT_COLORS = 6;
export const MAX_PASSPORT_LINKS = 5;
