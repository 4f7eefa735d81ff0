/** How many requests are under way at the same time in every load. */
export const CONNECTIONS = 32;
