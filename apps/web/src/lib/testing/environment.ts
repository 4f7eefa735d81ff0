import { API_BASE_PATH } from '@figura/contracts';

/** Stands in for `lib/api/environment` in tests. */
export const API_BASE_URL = API_BASE_PATH;

export const IS_BUILD = false;
