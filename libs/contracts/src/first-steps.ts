export const FIRST_STEPS = ['measure', 'guide', 'check', 'pieces', 'outfit'] as const;
export type FirstStepName = (typeof FIRST_STEPS)[number];

/** Number of pieces that completes the wardrobe step. */
export const FIRST_PIECES = 10;
