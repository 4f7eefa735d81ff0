/** Path below which the API answers. */
export const API_BASE_PATH = '/api';

/** How long a client waits for an answer, in milliseconds. */
export const API_TIMEOUT_MS = 10_000;

/** Stands for the server's own origin in the built pages, until a server writes its own there. */
export const ORIGIN_PLACEHOLDER = 'https://figura.invalid';

/** How many entries of a list one answer holds at most. */
export const MAX_PAGE_SIZE = 48;
/** How many, where nothing else is asked for. */
export const PAGE_SIZE = 24;
