/** Best first. */
export const VERDICT_LEVELS = ['great', 'good', 'mixed', 'poor'] as const;
export type VerdictLevel = (typeof VERDICT_LEVELS)[number];

export const isInFavor = (level: VerdictLevel): boolean => level === 'great' || level === 'good';

/** UTF-16 code units. */
export const MAX_GARMENT_TEXT = 10_000;
/** Across all attributes. */
export const MAX_GARMENT_VALUES = 64;
/** Inches. */
export const MAX_HEM_LENGTH = 100;

/** Per ISO week. */
export const FREE_CHECKS = 3;
export const FREE_CHECK_REASONS = 2;
/** Minutes within which a changed check counts as the same check. */
export const CHECK_MINUTES = 30;
/** Allowed changes to a free account's check; category and type stay. */
export const CHECK_CHANGES = 10;
export const MAX_RECENT_CHECKS = 30;

/** Subject of a follow-up: a saved check, or a product whose shop was opened. */
export const FOLLOW_UP_SOURCES = ['check', 'product'] as const;
export type FollowUpSource = (typeof FOLLOW_UP_SOURCES)[number];

/** `dismissed` counts as answered but says nothing about the piece. */
export const FOLLOW_UP_ANSWERS = ['kept', 'returned', 'not-bought', 'dismissed'] as const;
export type FollowUpAnswer = (typeof FOLLOW_UP_ANSWERS)[number];

export const OFFLINE_CHECK_DAYS = 30;
