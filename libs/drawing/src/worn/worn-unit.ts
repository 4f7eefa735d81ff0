/**
 * A picture of full size is written in quarters of the sheet's units: finer than anybody sees, and a sixth shorter than
 * tenths.
 */
const QUARTERS = 4;

/** How many of the units that a worn drawing is written in make one of its sheet's. */
export const wornUnit = (small: boolean): number => (small ? 1 : QUARTERS);
