/** Tags a journey that does not depend on screen size; phones skip it. */
export const ONE_SIZE = { tag: '@one-size' };

/** Tags a journey whose users mostly hold a phone; the desktop skips it. */
export const ON_A_PHONE = { tag: '@on-a-phone' };
