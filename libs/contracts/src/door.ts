/** The API writes it into pages in place of the placeholder. */
export const REGISTRATIONS = ['open', 'invite', 'closed'] as const;
export type Registration = (typeof REGISTRATIONS)[number];
export const REGISTRATION_PLACEHOLDER = 'figura:registration';

/** Pages for `PAYMENTS=off`, below the folder of the web app, by the same names. */
export const WITHOUT_PAYMENTS = 'without-payments';

/** The API replaces it in pages with a sentence. */
export const PRICES_PLACEHOLDER = 'figura:prices';
