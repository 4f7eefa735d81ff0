import { drawn, faultsOf } from '../testing/drawn';
import { shoeDrawers } from './shoes';

const TYPES = [
  'pump',
  'ballet-flat',
  'loafer',
  'ankle-boot',
  'knee-boot',
  'heeled-sandal',
  'flat-sandal',
  'sneaker',
  'mule',
  'slingback',
  'wedge',
  'mary-jane',
  'oxford',
  'slipper',
  'hiking-boot',
  'rain-boot',
  'flip-flop',
];
const BOOTS = ['ankle-boot', 'knee-boot', 'hiking-boot', 'rain-boot'];
const LOW = TYPES.filter((type) => !BOOTS.includes(type));
const SANDALS = ['heeled-sandal', 'flat-sandal'];
const COURTS = ['pump', 'ballet-flat', 'mule', 'slingback', 'wedge', 'mary-jane', 'slipper'];

/** A strap between the toes has no vamp. */
const VAMPED = TYPES.filter((type) => type !== 'flip-flop');

/** Each value of `shoes` with the types that it can be seen on. */
const SEEN_ON: Readonly<Record<string, readonly string[]>> = {
  'pointed-toe': TYPES,
  'almond-toe': TYPES,
  'round-toe': TYPES,
  'square-toe': TYPES,
  'low-vamp': VAMPED,
  'v-vamp': VAMPED,
  'high-vamp': VAMPED,
  'ankle-strap': TYPES,
  'thin-straps': TYPES,
  'lace-up': TYPES,
  'thong-strap': SANDALS,
  'open-toe': COURTS,
  'slip-on': ['sneaker'],
  mule: LOW,
  'ballet-flat': TYPES.filter((type) => type !== 'wedge'),
  'block-heel': TYPES.filter((type) => type !== 'wedge'),
  'slim-heel': TYPES.filter((type) => type !== 'wedge'),
  platform: TYPES,
  'chunky-sole': TYPES,
  'flat-sole': TYPES.filter((type) => type !== 'wedge'),
  'wedge-heel': TYPES,
  'ankle-boot': BOOTS,
  'mid-calf-boot': BOOTS,
  'shaped-knee-boot': BOOTS,
  'wide-shaft-boot': BOOTS,
};

/** What a type is without being told: there the value changes nothing. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
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
  'flat-sandal': ['round-toe', 'high-vamp', 'ballet-flat', 'flat-sole'],
  sneaker: ['round-toe', 'ballet-flat', 'flat-sole'],
  mule: ['almond-toe', 'block-heel', 'mule'],
  slingback: ['pointed-toe', 'slim-heel'],
  wedge: ['round-toe', 'wedge-heel'],
  'mary-jane': ['round-toe', 'block-heel'],
};

const shoe = (type: string, ...shoes: string[]): string => drawn(shoeDrawers, 'Shoes', type, { shoes });

describe('Drawings of shoes', () => {
  it('shoes have a drawing for every type', () => {
    expect(Object.keys(shoeDrawers).sort()).toEqual([...TYPES].sort());
  });

  it.each(TYPES)('values of a %s are drawn differently from the usual one', (type) => {
    const values = Object.keys(SEEN_ON).filter(
      (value) => SEEN_ON[value]!.includes(type) && !USUAL[type]!.includes(value),
    );
    const pictures = [shoe(type), ...values.map((value) => shoe(type, value))];
    const unchanged = values.filter((_, index) => pictures[index + 1] === pictures[0]);
    expect(unchanged).toEqual([]);
    expect(pictures.flatMap((picture) => faultsOf(picture))).toEqual([]);
  });

  it.each(TYPES)('print, texture, detail and width of a %s are drawn', (type) => {
    const plain = shoe(type);
    const variants = [
      { prints: ['animal'] },
      { texture: ['quilted'] },
      { fabric: ['suede'] },
      { specialFeatures: ['vamp-detail'] },
      ...(LOW.includes(type) ? [{ fit: ['roomy-shoe'] }, { fit: ['close-shoe'] }] : []),
      ...(SANDALS.includes(type) || type === 'flip-flop'
        ? [{ jewelry: ['anklet'] }]
        : [{ pattern: ['patterned-shoe'] }]),
    ].map((attributes) => drawn(shoeDrawers, 'Shoes', type, attributes));
    expect(new Set([plain, ...variants]).size).toBe(variants.length + 1);
    expect(variants.flatMap((picture) => faultsOf(picture))).toEqual([]);
  });

  it('shoes of different types differ, and one is drawn the same each time', () => {
    expect(new Set(TYPES.map((type) => shoe(type))).size).toBe(TYPES.length);
    for (const type of TYPES) expect(shoe(type, 'lace-up')).toBe(shoe(type, 'lace-up'));
  });
});
