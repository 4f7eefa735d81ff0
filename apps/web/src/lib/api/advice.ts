const ADVICE = /^\/(recommendations|outfits\/[sot]|wardrobe|passport$)/;

/**
 * Advice depends on the user's body, limits, and plan; so do outfits, suggestions, openings, and this week's
 * trends.
 */
export const isAdvice = (key: unknown): boolean => ADVICE.test(String(Array.isArray(key) ? key[0] : key));
