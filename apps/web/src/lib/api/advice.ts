const ADVICE = /^\/(recommendations|outfits\/[sot]|wardrobe|passport$)/;

/**
 * Whether the answer under this key is advice: it follows from a user's body and limits, and a free account gets less of
 * it. Of outfits, suggestions, openings and this week's are.
 */
export const isAdvice = (key: unknown): boolean => ADVICE.test(String(Array.isArray(key) ? key[0] : key));
