/** In milliseconds: a request that hangs for longer counts as one without a network, where there is something better than waiting. */
export const PATIENCE_MS = 4_000;
