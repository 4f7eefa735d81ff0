import { API_BASE_PATH } from '@figura/contracts';

export const API_BASE_URL: string = import.meta.env['VITE_API_URL'] ?? API_BASE_PATH;

/** False on the dev server, whose changing files must not be cached. */
export const IS_BUILD: boolean = import.meta.env.PROD;
