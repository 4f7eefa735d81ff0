const ADVICE = /^\/(recommendations|outfits\/[sot]|wardrobe|passport$)/;

/** Depends on the user's body, limits, and plan. */
export const isAdvice = (key: unknown): boolean => ADVICE.test(String(Array.isArray(key) ? key[0] : key));
