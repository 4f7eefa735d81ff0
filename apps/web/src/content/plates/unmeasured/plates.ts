import { drawUnmeasured } from '../dressed';

/** Apart from the other plates, whose table of URLs would reach every page with a figure. */
export const PLATES = { unmeasured: () => drawUnmeasured() } satisfies Record<string, () => string>;
