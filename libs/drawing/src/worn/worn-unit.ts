/**
 * A picture of full size is written in quarters of the sheet's units: finer than anybody sees, and a sixth shorter than
 * tenths.
 */
const QUARTERS = 4;

/** The same for a close-up, which is a flat: never larger on a page than its sheet. */
const HALVES = 2;

/** How many of the units that a worn drawing is written in make one of its sheet's. */
export const computeWornUnit = (small: boolean, near = false): number =>
  small ? 1 : near ? HALVES : QUARTERS;
