export const MAX_SEEN_AT_ONCE = 100;
