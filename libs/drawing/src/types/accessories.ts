import { drawBucketHat, drawCap } from '../worn/accessories/caps';
import { drawBeanie, drawBeret, drawWideBrimHat } from '../worn/accessories/hats';
import { createScarf, type Tie } from '../worn/accessories/scarves/scarves';
import { drawBowTie, drawTie } from '../worn/accessories/ties';
import { layBag, type BagType } from '../worn/bag-shapes';
import { carryBag } from '../worn/bags';
import { createBelt } from '../worn/belts';
import type { ExtraDrawer } from '../worn/extra';
import { createLegwear } from '../worn/hosiery';
import { layBelt, layHat, layLegwear, layScarf, type WornAndLaid } from '../worn/laid';

const createBag = (type: BagType): WornAndLaid => ({ wear: carryBag(type), lay: layBag(type) });
const createHat = (wear: ExtraDrawer): WornAndLaid => ({ wear, lay: layHat(wear) });
const createNeckwear = (tie: Tie): WornAndLaid => ({ wear: createScarf(tie), lay: layScarf(tie) });
const createHosiery = (wear: ExtraDrawer): WornAndLaid => ({ wear, lay: layLegwear(wear) });

export const ACCESSORIES: Readonly<Record<string, WornAndLaid>> = {
  'tote-bag': createBag('tote-bag'),
  'shoulder-bag': createBag('shoulder-bag'),
  'clutch-bag': createBag('clutch-bag'),
  'crossbody-bag': createBag('crossbody-bag'),
  belt: { wear: createBelt('usual'), lay: layBelt(false) },
  'wide-belt': { wear: createBelt('wide'), lay: layBelt(true) },
  'wide-brim-hat': createHat(drawWideBrimHat),
  beret: createHat(drawBeret),
  scarf: createNeckwear('long-scarf'),
  shawl: createNeckwear('shawl'),
  neckerchief: createNeckwear('neckerchief'),
  hosiery: createHosiery(createLegwear('opaque-tights')),
  backpack: createBag('backpack'),
  cap: createHat(drawCap),
  'bucket-hat': createHat(drawBucketHat),
  beanie: createHat(drawBeanie),
  tie: createHat((piece, wearer) => ({
    ...(piece.has('accessories', 'bow-tie') ? drawBowTie : drawTie)(piece, wearer),
    followsHead: true,
  })),
  socks: createHosiery(createLegwear('ankle-socks')),
};
