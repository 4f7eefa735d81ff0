/** Milliseconds; a request that takes longer counts as offline if there is a fallback. */
export const PATIENCE_MS = 4_000;
