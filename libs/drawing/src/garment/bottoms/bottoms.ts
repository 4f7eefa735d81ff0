import { briefLayers } from './briefs';
import { trouserLayers } from '../clothes/trousers';
import type { TrouserRecipe } from '../clothes/trouser-recipe';
import { skirtLayers } from '../clothes/skirts';
import type { SkirtRecipe } from '../clothes/skirts';
import type { Cutter, Cutters } from '../clothes/layers';

const trousers =
  (
    shape: TrouserRecipe['shape'],
    make: TrouserRecipe['make'],
    length: TrouserRecipe['length'],
    more: Partial<TrouserRecipe> = {},
  ): Cutter =>
  (piece) =>
    trouserLayers(piece, { shape, make, length, ...more });

const skirt =
  (kind: SkirtRecipe['kind'], length: SkirtRecipe['length'], more: Partial<SkirtRecipe> = {}): Cutter =>
  (piece) =>
    skirtLayers(piece, { kind, length, ...more });

/** Trousers and skirts by type. */
export const bottomCutters: Cutters = {
  'straight-trousers': trousers('straight', 'tailored', 'full-length'),
  'wide-trousers': trousers('wide', 'tailored', 'full-length'),
  'slim-trousers': trousers('slim', 'tailored', 'ankle-length'),
  'tapered-trousers': trousers('tapered', 'tailored', 'ankle-length'),
  'straight-jeans': trousers('straight', 'jeans', 'full-length'),
  'bootcut-jeans': trousers('bootcut', 'jeans', 'full-length'),
  'flared-jeans': trousers('flare', 'jeans', 'full-length'),
  'skinny-jeans': trousers('skinny', 'jeans', 'ankle-length'),
  'slim-jeans': trousers('slim', 'jeans', 'full-length'),
  'wide-jeans': trousers('wide', 'jeans', 'full-length'),
  'tapered-jeans': trousers('tapered', 'jeans', 'ankle-length'),
  'barrel-jeans': trousers('barrel', 'jeans', 'ankle-length'),
  'baggy-jeans': trousers('relaxed', 'jeans', 'full-length'),
  'capri-trousers': trousers('slim', 'tailored', 'cropped'),
  'flared-trousers': trousers('flare', 'tailored', 'full-length'),
  chinos: trousers('straight', 'casual', 'ankle-length'),
  leggings: trousers('legging', 'casual', 'ankle-length', { band: 'wide-waistband' }),
  joggers: trousers('tapered', 'casual', 'ankle-length', { band: 'elastic', cord: true, gathered: true }),
  'cargo-trousers': trousers('relaxed', 'casual', 'full-length', { cargo: true }),
  'sports-shorts': (piece) =>
    piece.has('fit', 'fitted-thigh') || piece.has('fit', 'second-skin')
      ? trousers('legging', 'casual', 'short-shorts', { band: 'wide-waistband' })(piece)
      : trousers('wide', 'casual', 'short-shorts', { band: 'elastic', cord: true })(piece),
  'pencil-skirt': skirt('pencil', 'knee'),
  'a-line-skirt': skirt('a-line', 'knee'),
  'pleated-skirt': skirt('pleated', 'mid-calf'),
  'full-skirt': skirt('full', 'below-knee'),
  'wrap-skirt': skirt('a-line', 'below-knee', { wrap: true }),
  'straight-skirt': skirt('straight', 'knee'),
  'slip-skirt': skirt('straight', 'mid-calf', { band: 'elastic' }),
  'bubble-skirt': skirt('full', 'above-knee'),
  'tiered-skirt': skirt('tiered', 'mid-calf', { band: 'elastic' }),
  skort: skirt('a-line', 'mini', { shorts: true }),
  shorts: trousers('straight', 'casual', 'short-shorts'),
  'bikini-bottom': briefLayers,
  culottes: trousers('culotte', 'casual', 'cropped'),
};
