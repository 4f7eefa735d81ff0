export const API_BASE_PATH = '/api';

export const API_TIMEOUT_MS = 10_000;

/** Replaced in the built pages by the server's own origin. */
export const ORIGIN_PLACEHOLDER = 'https://figura.invalid';

/** Maximum entries of a page. */
export const MAX_PAGE_SIZE = 48;
export const PAGE_SIZE = 24;
