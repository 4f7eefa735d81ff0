import { createSkirt, createTrousers } from '../garment/bottoms/bottom';
import type { Cutter } from '../garment/clothes/layers';

export const BOTTOMS: Readonly<Record<string, Cutter>> = {
  'straight-trousers': createTrousers('straight', 'tailored', 'full-length'),
  'wide-trousers': createTrousers('wide', 'tailored', 'full-length'),
  'slim-trousers': createTrousers('slim', 'tailored', 'ankle-length'),
  'tapered-trousers': createTrousers('tapered', 'tailored', 'ankle-length'),
  'straight-jeans': createTrousers('straight', 'jeans', 'full-length'),
  'bootcut-jeans': createTrousers('bootcut', 'jeans', 'full-length'),
  'flared-jeans': createTrousers('flare', 'jeans', 'full-length'),
  'pencil-skirt': createSkirt('pencil', 'knee'),
  'a-line-skirt': createSkirt('a-line', 'knee'),
  'pleated-skirt': createSkirt('pleated', 'mid-calf'),
  'full-skirt': createSkirt('full', 'below-knee'),
  'wrap-skirt': createSkirt('a-line', 'below-knee', { wrap: true }),
  'slip-skirt': createSkirt('straight', 'mid-calf', { band: 'elastic' }),
  'bubble-skirt': createSkirt('bubble', 'above-knee'),
  shorts: createTrousers('straight', 'casual', 'short-shorts'),
  culottes: createTrousers('culotte', 'casual', 'cropped'),
  'skinny-jeans': createTrousers('skinny', 'jeans', 'ankle-length'),
  'slim-jeans': createTrousers('slim', 'jeans', 'full-length'),
  'wide-jeans': createTrousers('wide', 'jeans', 'full-length'),
  'tapered-jeans': createTrousers('tapered', 'jeans', 'ankle-length'),
  'barrel-jeans': createTrousers('barrel', 'jeans', 'ankle-length'),
  'baggy-jeans': createTrousers('relaxed', 'jeans', 'full-length'),
  'capri-trousers': createTrousers('slim', 'tailored', 'cropped'),
  'flared-trousers': createTrousers('flare', 'tailored', 'full-length'),
  leggings: createTrousers('legging', 'casual', 'ankle-length', { band: 'wide-waistband' }),
  joggers: createTrousers('tapered', 'casual', 'ankle-length', {
    band: 'elastic',
    cord: true,
    gathered: true,
  }),
  chinos: createTrousers('straight', 'casual', 'ankle-length'),
  'cargo-trousers': createTrousers('relaxed', 'casual', 'full-length', { cargo: true }),
  skort: createSkirt('a-line', 'mini', { shorts: true }),
  'straight-skirt': createSkirt('straight', 'knee'),
  'tiered-skirt': createSkirt('tiered', 'mid-calf', { band: 'elastic' }),
  'sports-shorts': (piece) =>
    piece.has('fit', 'fitted-thigh') || piece.has('fit', 'second-skin')
      ? createTrousers('legging', 'casual', 'short-shorts', { band: 'wide-waistband' })(piece)
      : createTrousers('wide', 'casual', 'short-shorts', { band: 'elastic', cord: true })(piece),
};
