import { drawTrousers } from '../clothes/trousers';
import type { TrouserRecipe } from '../clothes/trouser-recipe';
import { drawSkirt } from '../clothes/skirts';
import type { SkirtRecipe } from '../clothes/skirts';
import type { Drawer, Drawers } from '../piece';

const trousers =
  (shape: TrouserRecipe['shape'], make: TrouserRecipe['make'], length: TrouserRecipe['length']): Drawer =>
  (piece) =>
    drawTrousers(piece, { shape, make, length });

const skirt =
  (kind: SkirtRecipe['kind'], length: SkirtRecipe['length'], wrap = false): Drawer =>
  (piece) =>
    drawSkirt(piece, { kind, length, wrap });

/** Trousers and skirts by type. */
export const bottomDrawers: Drawers = {
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
