/**
 * What the device keeps of whoever is signed in, while they are: the cache of what the API answered, and the database of
 * what they did without a network. Both have this name.
 */
export const PERSONAL_STORES = 'figura-personal';
