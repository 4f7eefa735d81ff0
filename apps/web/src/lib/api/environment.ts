import { API_BASE_PATH } from '@figura/contracts';

/** Where the API answers: below this origin, or at the URL that the build was given. */
export const API_BASE_URL: string = import.meta.env['VITE_API_URL'] ?? API_BASE_PATH;

/** Whether this is a build, whose files a service worker can keep; a developer's server changes them all the time. */
export const IS_BUILD: boolean = import.meta.env.PROD;
