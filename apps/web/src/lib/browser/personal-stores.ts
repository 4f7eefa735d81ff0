/** Name of both the cache of API answers and the database of offline writes. */
export const PERSONAL_STORES = 'figura-personal';
