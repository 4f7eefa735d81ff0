/** Thirds are finer than the eye sees, and a fifth shorter than tenths. */
const THIRDS = 3;

/** A close-up is a flat, so it never appears larger than its sheet. */
const HALVES = 2;

/** Written units per sheet unit. */
export const computeWornUnit = (small: boolean, near = false): number => (small ? 1 : near ? HALVES : THIRDS);
