import type { Cutter, Cutters } from './clothes/layers';
import { bottomCutters } from './bottoms/bottoms';
import { onePieceCutters } from './one-piece/one-piece';
import { outerwearCutters } from './outerwear/outerwear';
import type { GarmentInput } from './piece';
import { findWithStandIn } from './stand-ins';
import { topCutters } from './tops/tops';

export const CUTTERS: Readonly<Record<string, Cutters>> = {
  Outerwear: outerwearCutters,
  Tops: topCutters,
  'One-Piece': onePieceCutters,
  Bottoms: bottomCutters,
};

/** Undefined for garments that are not cut from cloth. */
export const findCutter = ({ category, type }: Pick<GarmentInput, 'category' | 'type'>): Cutter | undefined =>
  findWithStandIn(CUTTERS, category, type);
