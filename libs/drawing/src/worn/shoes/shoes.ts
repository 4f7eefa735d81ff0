import type { ExtraDrawer, ExtraDrawers } from '../extra';
import { close } from '../part';
import { loafer, oxford } from './loafer';
import { flatSandal, flipFlop, heeledSandal } from './sandals';
import { pairSmall } from './shod';
import { drawSneaker } from './sneaker';
import { ankleBoot, hikingBoot, kneeBoot, rainBoot } from './boots';
import { balletFlat, maryJane, mule, pump, slingback, slipper, wedge } from './court';

const LOW: ExtraDrawers = {
  pump,
  'ballet-flat': balletFlat,
  mule,
  slipper,
  slingback,
  wedge,
  'mary-jane': maryJane,
  loafer,
  oxford,
  sneaker: drawSneaker,
  'heeled-sandal': heeledSandal,
  'flat-sandal': flatSandal,
  'flip-flop': flipFlop,
};

/** Low shoes lie too close on the foot to throw a shadow on it. */
const createLowShoe =
  (draw: ExtraDrawer): ExtraDrawer =>
  (piece, wearer) => {
    const { behind = [], onBody = [] } = draw(piece, wearer);
    return {
      behind: pairSmall(behind, piece, wearer, 's'),
      onBody: close(pairSmall(onBody, piece, wearer, 'u')),
    };
  };

export const wornShoes: ExtraDrawers = {
  ...Object.fromEntries(Object.entries(LOW).map(([type, draw]) => [type, createLowShoe(draw)])),
  'ankle-boot': ankleBoot,
  'knee-boot': kneeBoot,
  'hiking-boot': hikingBoot,
  'rain-boot': rainBoot,
};
