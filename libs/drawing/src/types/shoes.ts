import { createLowShoe } from '../worn/shoes/low-shoe';
import { createBoot } from '../worn/shoes/boots';
import { createCourt } from '../worn/shoes/court';
import type { ShoeType } from '../worn/shoes/last';
import { createLowLeather } from '../worn/shoes/loafer';
import { createSandal } from '../worn/shoes/sandals';
import { createSneaker } from '../worn/shoes/sneaker';
import { ROPE } from '../worn/shoes/sole';
import type { ExtraDrawer } from '../worn/extra';

export const SHOES: Readonly<Record<ShoeType, ExtraDrawer>> = {
  pump: createLowShoe(createCourt('pump')),
  'ballet-flat': createLowShoe(createCourt('ballet-flat')),
  loafer: createLowShoe(createLowLeather('loafer')),
  'ankle-boot': createBoot('ankle-boot', 'ankle-boot'),
  'knee-boot': createBoot('knee-boot', 'shaped-knee-boot'),
  'heeled-sandal': createLowShoe(createSandal('heeled-sandal')),
  'flat-sandal': createLowShoe(createSandal('flat-sandal')),
  sneaker: createLowShoe(createSneaker('sneaker')),
  'retro-sneaker': createLowShoe(createSneaker('retro-sneaker')),
  mule: createLowShoe(createCourt('mule', { back: 'open' })),
  slingback: createLowShoe(createCourt('slingback', { back: 'sling' })),
  wedge: createLowShoe(createCourt('wedge', { back: 'sling' })),
  'mary-jane': createLowShoe(createCourt('mary-jane', { strapped: true })),
  oxford: createLowShoe(createLowLeather('oxford')),
  espadrille: createLowShoe(createCourt('espadrille', { sole: ROPE })),
  'flip-flop': createLowShoe(createSandal('flip-flop', true)),
  slipper: createLowShoe(createCourt('slipper', { back: 'open' })),
  'running-shoe': createLowShoe(createSneaker('running-shoe')),
  'hiking-boot': createBoot('hiking-boot', 'ankle-boot', 'rugged'),
  'rain-boot': createBoot('rain-boot', 'wide-shaft-boot', 'rubber'),
};
