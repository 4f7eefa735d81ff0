import type { Drawers } from '../piece';
import { ankleBoot, hikingBoot, kneeBoot, rainBoot } from './boots';
import { loafer, oxford } from './loafer';
import { balletFlat, maryJane, mule, pump, slingback, slipper, wedge } from './low-shoes';
import { flatSandal, flipFlop, heeledSandal } from './sandals';
import { sneaker } from './sneaker';

/** The drawers of the category Shoes. */
export const shoeDrawers: Drawers = {
  pump,
  'ballet-flat': balletFlat,
  loafer,
  oxford,
  'ankle-boot': ankleBoot,
  'knee-boot': kneeBoot,
  'hiking-boot': hikingBoot,
  'rain-boot': rainBoot,
  'heeled-sandal': heeledSandal,
  'flat-sandal': flatSandal,
  'flip-flop': flipFlop,
  sneaker,
  mule,
  slipper,
  slingback,
  wedge,
  'mary-jane': maryJane,
};
