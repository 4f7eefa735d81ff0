import { trouserLayers } from '../clothes/trousers';
import type { TrouserRecipe } from '../clothes/trouser-recipe';
import { skirtLayers } from '../clothes/skirts';
import type { SkirtRecipe } from '../clothes/skirts';
import type { Cutter, Cutters } from '../clothes/layers';

const trousers =
  (shape: TrouserRecipe['shape'], make: TrouserRecipe['make'], length: TrouserRecipe['length']): Cutter =>
  (piece) =>
    trouserLayers(piece, { shape, make, length });

const skirt =
  (kind: SkirtRecipe['kind'], length: SkirtRecipe['length'], wrap = false): Cutter =>
  (piece) =>
    skirtLayers(piece, { kind, length, wrap });

/** Trousers and skirts by type. */
export const bottomCutters: Cutters = {
  'straight-trousers': trousers('straight', 'tailored', 'full-length'),
  'wide-trousers': trousers('wide', 'tailored', 'full-length'),
  'slim-trousers': trousers('slim', 'tailored', 'ankle-length'),
  'tapered-trousers': trousers('tapered', 'tailored', 'ankle-length'),
  'straight-jeans': trousers('straight', 'jeans', 'full-length'),
  'bootcut-jeans': trousers('bootcut', 'jeans', 'full-length'),
  'flared-jeans': trousers('flare', 'jeans', 'full-length'),
  'pencil-skirt': skirt('pencil', 'knee'),
  'a-line-skirt': skirt('a-line', 'knee'),
  'pleated-skirt': skirt('pleated', 'mid-calf'),
  'full-skirt': skirt('full', 'below-knee'),
  'wrap-skirt': skirt('a-line', 'below-knee', true),
  shorts: trousers('straight', 'casual', 'short-shorts'),
  culottes: trousers('culotte', 'casual', 'cropped'),
};
