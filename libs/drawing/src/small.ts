/**
 * The height in pixels below which a drawing takes its small variant: the same outlines in fewer strokes, with lines that
 * still show.
 */
export const SMALL = 200;
