/** How many items one call may name as seen: more than an edition has. */
export const MAX_SEEN_AT_ONCE = 100;
