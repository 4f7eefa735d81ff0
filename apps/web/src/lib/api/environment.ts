import { API_BASE_PATH } from '@figura/contracts';

/** Where the API answers: below this origin, or at the URL that the build was given. */
export const API_BASE_URL: string = import.meta.env['VITE_API_URL'] ?? API_BASE_PATH;
