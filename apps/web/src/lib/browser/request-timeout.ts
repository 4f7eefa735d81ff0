/** Milliseconds; a request that takes longer counts as offline if there is a fallback. */
export const TIMEOUT_MS = 4_000;
