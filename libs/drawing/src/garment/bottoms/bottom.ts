import { cutTrouserLayers } from '../clothes/trousers';
import type { TrouserRecipe } from '../clothes/trouser-recipe';
import { cutSkirtLayers, type SkirtRecipe } from '../clothes/skirts';
import type { Cutter } from '../clothes/layers';

export const createTrousers =
  (
    shape: TrouserRecipe['shape'],
    make: TrouserRecipe['make'],
    length: TrouserRecipe['length'],
    more: Partial<TrouserRecipe> = {},
  ): Cutter =>
  (piece) =>
    cutTrouserLayers(piece, { shape, make, length, ...more });

export const createSkirt =
  (kind: SkirtRecipe['kind'], length: SkirtRecipe['length'], more: Partial<SkirtRecipe> = {}): Cutter =>
  (piece) =>
    cutSkirtLayers(piece, { kind, length, ...more });
