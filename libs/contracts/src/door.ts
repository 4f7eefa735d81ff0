/** The API writes the value into pages in place of the placeholder. */
export const REGISTRATIONS = ['open', 'invite', 'closed'] as const;
export type Registration = (typeof REGISTRATIONS)[number];
export const REGISTRATION_PLACEHOLDER = 'figura:registration';

/** Subfolder of the web build with the pages for `PAYMENTS=off`. */
export const WITHOUT_PAYMENTS = 'without-payments';

/** Placeholder in pages; the API replaces it with a sentence. */
export const PRICES_PLACEHOLDER = 'figura:prices';
