/** Written units per sheet unit: thirds are finer than the eye sees, and a fifth shorter than tenths. */
export const computeWornUnit = (small: boolean): number => (small ? 1 : 3);
