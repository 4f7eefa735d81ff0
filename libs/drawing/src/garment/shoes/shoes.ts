import type { Drawers } from '../piece';
import { ankleBoot, kneeBoot } from './boots';
import { loafer } from './loafer';
import { balletFlat, maryJane, mule, pump, slingback, wedge } from './low-shoes';
import { flatSandal, heeledSandal } from './sandals';
import { sneaker } from './sneaker';

/** The drawers of the category Shoes. */
export const shoeDrawers: Drawers = {
  pump,
  'ballet-flat': balletFlat,
  loafer,
  'ankle-boot': ankleBoot,
  'knee-boot': kneeBoot,
  'heeled-sandal': heeledSandal,
  'flat-sandal': flatSandal,
  sneaker,
  mule,
  slingback,
  wedge,
  'mary-jane': maryJane,
};
