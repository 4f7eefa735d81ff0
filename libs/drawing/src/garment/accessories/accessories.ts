import type { Drawers } from '../piece';
import { clutchBag, crossbodyBag, shoulderBag, toteBag } from './bags';
import { slimBelt, wideBelt } from './belts';
import { beret, wideBrimHat } from './hats';
import { hosiery } from './hosiery';
import { neckerchief, scarf, shawl } from './scarves';

/** The drawers of the category Accessories. */
export const accessoryDrawers: Drawers = {
  'tote-bag': toteBag,
  'shoulder-bag': shoulderBag,
  'clutch-bag': clutchBag,
  'crossbody-bag': crossbodyBag,
  belt: slimBelt,
  'wide-belt': wideBelt,
  'wide-brim-hat': wideBrimHat,
  beret,
  scarf,
  shawl,
  neckerchief,
  hosiery,
};
