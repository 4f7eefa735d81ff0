import type { Cutter } from '../garment/clothes/layers';
import type { Drawer } from '../garment/piece';
import { mapTypes, type ByType } from '../garment/stand-ins';
import type { ExtraDrawer } from '../worn/extra';
import type { WornAndLaid } from '../worn/laid';
import { ACCESSORIES } from './accessories';
import { BOTTOMS } from './bottoms';
import { JEWELRY } from './jewelry';
import { ONE_PIECE } from './one-piece';
import { OUTERWEAR } from './outerwear';
import { SHOES } from './shoes';
import { TOPS } from './tops';
import { UNDERWEAR } from './underwear';

/** By category and type, in the catalog's order. */
export const CUT: ByType<Cutter> = {
  Outerwear: OUTERWEAR,
  Tops: TOPS,
  'One-Piece': ONE_PIECE,
  Bottoms: BOTTOMS,
  Accessories: UNDERWEAR,
};

const NOT_CUT: ByType<WornAndLaid> = {
  Shoes: SHOES,
  Accessories: ACCESSORIES,
  Jewelry: JEWELRY,
};

export const WORN: ByType<ExtraDrawer> = mapTypes(NOT_CUT, ({ wear }) => wear);

export const LAID: ByType<Drawer> = mapTypes(NOT_CUT, ({ lay }) => lay);
