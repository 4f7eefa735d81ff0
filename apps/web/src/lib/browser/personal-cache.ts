/** The cache of what the API answered to whoever is signed in. It is there while they are. */
export const PERSONAL_CACHE = 'figura-personal';
