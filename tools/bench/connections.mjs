/** How many requests are under way at the same time in a load that says nothing else. */
export const CONNECTIONS = 32;
