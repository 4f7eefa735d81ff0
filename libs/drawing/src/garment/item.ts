import { drawBy, DRAWERS } from './garment';
import type { GarmentOptions } from './garment';
import type { GarmentInput } from './piece';
import { stylingDrawers } from '../worn/styled/vignettes';

const ITEM_DRAWERS = { ...DRAWERS, Styling: stylingDrawers };

/** Also draws hairstyles and ways of wearing; kept apart so that callers with garments only need not load it. */
export const drawItem = (input: GarmentInput, options: GarmentOptions = {}): string =>
  drawBy(ITEM_DRAWERS, input, options);
