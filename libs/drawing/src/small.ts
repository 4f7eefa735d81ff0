/** Pixel height below which a drawing uses its small variant: the same outlines in fewer strokes that still show. */
export const SMALL = 200;
