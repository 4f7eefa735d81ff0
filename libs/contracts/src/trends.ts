/** More than an edition has. */
export const MAX_SEEN_AT_ONCE = 100;
