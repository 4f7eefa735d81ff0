import { createVignette } from '../worn/vignette';
import { WAYS } from '../generated/ways';
import { drawBy, DRAWERS, type GarmentOptions } from './garment';
import type { GarmentInput } from './piece';
import { mapTypes } from './stand-ins';

export const ITEM_DRAWERS = { ...DRAWERS, ...mapTypes(WAYS, createVignette) };

/** Also draws hairstyles and ways of wearing; kept apart so that callers with garments only need not load it. */
export const drawItem = (input: GarmentInput, options: GarmentOptions = {}): string =>
  drawBy(ITEM_DRAWERS, input, options);
