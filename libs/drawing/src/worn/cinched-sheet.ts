import type { Point } from '../figure/curve';
import type { Sheet } from '../garment/cut/path';
import { pullIn } from './cinch';
import type { Dressed, Extra } from './dressed';
import type { WornSheets } from './worn-sheet';

export function createCinchedSheet(
  sheets: WornSheets,
  extras: readonly Extra[],
  under: (each: Dressed) => (p: Point) => Point,
): (each: Dressed) => Sheet {
  const listCinches = (layer: 'onClothes' | 'overClothes') =>
    extras.flatMap(({ layers }) => (layers[layer] && layers.cinch ? [layers.cinch] : []));
  const over = listCinches('overClothes');
  const all = [...listCinches('onClothes'), ...over];
  return (each) => {
    const { outer, piece, layers } = each;
    const drawIn = under(each);
    return sheets(piece.form, layers.legs ? 'legs' : undefined, (p) =>
      (outer ? over : all).reduce(pullIn, drawIn(p)),
    );
  };
}
