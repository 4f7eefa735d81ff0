/** Thirds are finer than the eye sees, and a fifth shorter than tenths. */
const THIRDS = 3;

/** Written units per sheet unit. */
export const computeWornUnit = (small: boolean): number => (small ? 1 : THIRDS);
