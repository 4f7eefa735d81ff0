/** The tag of a journey that no size of the screen changes: the phone leaves it out. */
export const ONE_SIZE = { tag: '@one-size' };
