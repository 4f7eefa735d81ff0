/** The cache of what the API answered to whoever is signed in. */
export const PERSONAL_CACHE = 'figura-personal';
/** Tells the service worker to forget it. */
export const FORGET = 'forget';
