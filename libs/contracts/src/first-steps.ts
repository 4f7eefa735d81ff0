export const FIRST_STEPS = ['measure', 'guide', 'check', 'pieces', 'outfit'] as const;
export type FirstStepName = (typeof FIRST_STEPS)[number];

/** Pieces that complete the wardrobe step. */
export const FIRST_PIECES = 10;
