/** What to begin with, in its order: to measure, open a guide, check a garment, add pieces, keep an outfit. */
export const FIRST_STEPS = ['measure', 'guide', 'check', 'pieces', 'outfit'] as const;
export type FirstStepName = (typeof FIRST_STEPS)[number];

/** Pieces in the wardrobe with which its step is done. */
export const FIRST_PIECES = 10;
