import { WORN } from '../../generated/drawn-types';

export const SHOE_TYPES = Object.keys(WORN['Shoes']!);
const BOOTS = ['ankle-boot', 'knee-boot', 'hiking-boot', 'rain-boot'];
export const LOW_SHOES = SHOE_TYPES.filter((type) => !BOOTS.includes(type));
export const SANDALS = ['heeled-sandal', 'flat-sandal'];
const COURTS = ['pump', 'ballet-flat', 'mule', 'slingback', 'wedge', 'mary-jane', 'slipper', 'espadrille'];
const HEELED = SHOE_TYPES.filter((type) => type !== 'wedge');

const VAMPED = SHOE_TYPES.filter((type) => type !== 'flip-flop');

export const SHOES_SEEN_ON: Readonly<Record<string, readonly string[]>> = {
  'pointed-toe': SHOE_TYPES,
  'almond-toe': SHOE_TYPES,
  'round-toe': SHOE_TYPES,
  'square-toe': SHOE_TYPES,
  'low-vamp': VAMPED,
  'v-vamp': VAMPED,
  'high-vamp': VAMPED,
  'ankle-strap': SHOE_TYPES,
  'thin-straps': SHOE_TYPES,
  'lace-up': SHOE_TYPES,
  'thong-strap': SANDALS,
  'open-toe': COURTS,
  'slip-on': ['sneaker'],
  mule: LOW_SHOES,
  'ballet-flat': HEELED,
  'block-heel': HEELED,
  'slim-heel': HEELED,
  platform: SHOE_TYPES,
  'chunky-sole': SHOE_TYPES,
  'flat-sole': HEELED,
  'wedge-heel': SHOE_TYPES,
  'ankle-boot': BOOTS,
  'mid-calf-boot': BOOTS,
  'shaped-knee-boot': BOOTS,
  'wide-shaft-boot': BOOTS,
};

export const USUAL_SHOES: Readonly<Record<string, readonly string[]>> = {
  pump: ['almond-toe', 'slim-heel'],
  'ballet-flat': ['round-toe', 'low-vamp', 'ballet-flat', 'flat-sole'],
  loafer: ['almond-toe'],
  oxford: ['almond-toe', 'lace-up'],
  'hiking-boot': ['round-toe', 'lace-up', 'chunky-sole', 'ankle-boot'],
  'rain-boot': ['round-toe', 'wide-shaft-boot'],
  'flip-flop': ['round-toe', 'ballet-flat', 'flat-sole', 'mule', 'thong-strap'],
  slipper: ['round-toe', 'ballet-flat', 'flat-sole', 'mule'],
  'ankle-boot': ['almond-toe', 'block-heel', 'ankle-boot'],
  'knee-boot': ['almond-toe', 'block-heel', 'shaped-knee-boot'],
  'heeled-sandal': ['round-toe', 'slim-heel'],
  'flat-sandal': ['round-toe', 'high-vamp', 'ballet-flat', 'flat-sole', 'mule'],
  sneaker: ['round-toe', 'ballet-flat', 'flat-sole'],
  'running-shoe': ['round-toe', 'ballet-flat', 'flat-sole'],
  'retro-sneaker': ['round-toe', 'ballet-flat', 'flat-sole'],
  mule: ['almond-toe', 'block-heel', 'mule'],
  slingback: ['pointed-toe', 'slim-heel'],
  wedge: ['round-toe', 'wedge-heel'],
  'mary-jane': ['round-toe', 'block-heel'],
  espadrille: ['round-toe', 'high-vamp', 'ballet-flat', 'flat-sole'],
};
