/** How a checked garment suits the user, best first. */
export const VERDICT_LEVELS = ['great', 'good', 'mixed', 'poor'] as const;
export type VerdictLevel = (typeof VERDICT_LEVELS)[number];

/** In UTF-16 code units. */
export const MAX_GARMENT_TEXT = 10_000;
/** Of all attributes together. */
export const MAX_GARMENT_VALUES = 64;
/** Inches. */
export const MAX_HEM_LENGTH = 100;

/** New checks of a free account in an ISO week. */
export const FREE_CHECKS = 3;
/** Reasons of a check that a free account sees. */
export const FREE_CHECK_REASONS = 2;
/** For so long a check may be changed without being another one. */
export const CHECK_MINUTES = 30;
/** So often a check of a free account may be changed; its garment stays of one category and type. */
export const CHECK_CHANGES = 10;
/** As many checks of a user are held for so long, so that they can be kept or worn in an outfit. */
export const MAX_RECENT_CHECKS = 30;

/** What a question a week later is about: a check that was kept, or a product whose shop was opened. */
export const FOLLOW_UP_SOURCES = ['check', 'product'] as const;
export type FollowUpSource = (typeof FOLLOW_UP_SOURCES)[number];

/** What became of the piece; `dismissed` says nothing of it, and counts as answered. */
export const FOLLOW_UP_ANSWERS = ['kept', 'returned', 'not-bought', 'dismissed'] as const;
export type FollowUpAnswer = (typeof FOLLOW_UP_ANSWERS)[number];

/** Days for which a browser that was not online answers checks by itself. */
export const OFFLINE_CHECK_DAYS = 30;
