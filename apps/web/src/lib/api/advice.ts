const ADVICE = /^\/(recommendations|outfits\/[sot]|wardrobe|passport$)/;

/** What depends on the user's body, limits, and plan. */
export const isAdvice = (key: unknown): boolean => ADVICE.test(String(Array.isArray(key) ? key[0] : key));
