/** Tags a journey that does not depend on screen size; phones skip it. */
export const ONE_SIZE = { tag: '@one-size' };
