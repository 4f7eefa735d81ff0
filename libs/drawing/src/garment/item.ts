import { drawBy, DRAWERS, showDrawers } from './garment';
import type { GarmentOptions } from './garment';
import type { GarmentInput } from './piece';
import { WAYS } from '../generated/drawn-types';

export const ITEM_DRAWERS = { ...DRAWERS, ...showDrawers(WAYS) };

/** Also draws hairstyles and ways of wearing; kept apart so that callers with garments only need not load it. */
export const drawItem = (input: GarmentInput, options: GarmentOptions = {}): string =>
  drawBy(ITEM_DRAWERS, input, options);
