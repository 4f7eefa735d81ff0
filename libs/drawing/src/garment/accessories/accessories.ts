import type { Drawers } from '../piece';
import { backpack, clutchBag, crossbodyBag, shoulderBag, toteBag } from './bags';
import { slimBelt, wideBelt } from './belts';
import { beanie } from './beanie';
import { bucketHat, cap } from './caps';
import { beret, wideBrimHat } from './hats';
import { legwearDrawers } from '../../worn/legwear-vignettes';
import { scarfDrawers } from '../../worn/accessories/scarves/vignettes';

/** The drawers of the category Accessories. */
export const accessoryDrawers: Drawers = {
  'tote-bag': toteBag,
  'shoulder-bag': shoulderBag,
  'clutch-bag': clutchBag,
  'crossbody-bag': crossbodyBag,
  backpack,
  belt: slimBelt,
  'wide-belt': wideBelt,
  'wide-brim-hat': wideBrimHat,
  beret,
  beanie,
  cap,
  'bucket-hat': bucketHat,
  ...scarfDrawers,
  ...legwearDrawers,
};
