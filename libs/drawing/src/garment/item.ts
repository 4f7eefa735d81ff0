import { drawBy, DRAWERS } from './garment';
import type { GarmentOptions } from './garment';
import type { GarmentInput } from './piece';
import { stylingDrawers } from '../worn/styled/vignettes';

const ITEM_DRAWERS = { ...DRAWERS, Styling: stylingDrawers };

/**
 * A catalog item as `drawGarment` draws a garment, hairstyles and ways of wearing clothes too. Nobody owns those, so that
 * who draws only garments goes without this.
 */
export const drawItem = (input: GarmentInput, options: GarmentOptions = {}): string =>
  drawBy(ITEM_DRAWERS, input, options);
