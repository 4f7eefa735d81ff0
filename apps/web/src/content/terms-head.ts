export const TERMS_OF_SALE = {
  title: 'Terms of Sale',
  /** Day of the last change, as an ISO date. */
  lastUpdated: '2026-11-23',
  lead: 'What you get, what it costs, and how you get your money back: one payment, no subscription, 30 days to change your mind.',
} as const;
