import type { TapeMeasurements } from '@figura/contracts';
import type { GarmentInput } from '../../garment/piece';
import { drawWorn } from '../draw-worn';
import { WORN_SHEET } from '../worn-sheet';
import { BODIES } from '../testing/bodies';
import { lowestOf, withoutIds, wornFaults } from '../testing/worn-svg';
import { wornShoes } from './shoes';

const TYPES = Object.keys(wornShoes);
const BOOTS = ['ankle-boot', 'knee-boot', 'hiking-boot', 'rain-boot'];
const LOW = TYPES.filter((type) => !BOOTS.includes(type));
const SANDALS = ['heeled-sandal', 'flat-sandal'];
const COURTS = ['pump', 'ballet-flat', 'mule', 'slingback', 'wedge', 'mary-jane', 'slipper'];
const HEELED = TYPES.filter((type) => type !== 'wedge');

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
  'ballet-flat': HEELED,
  'block-heel': HEELED,
  'slim-heel': HEELED,
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

const shoe = (type: string, attributes: GarmentInput['attributes'] = {}): GarmentInput => ({
  category: 'Shoes',
  type,
  attributes,
  colors: [{ hex: '#b4532a' }],
});

const worn = (
  garments: readonly GarmentInput[],
  measurements: Partial<TapeMeasurements> = {},
): ReturnType<typeof drawWorn> => drawWorn({ measurements, garments });

const picture = (type: string, attributes?: GarmentInput['attributes']): string =>
  withoutIds(worn([shoe(type, attributes)]).svg);

describe('Worn shoes', () => {
  it.each(TYPES)('values of a %s are drawn differently from the usual one', (type) => {
    const values = Object.keys(SEEN_ON).filter(
      (value) => SEEN_ON[value]!.includes(type) && !USUAL[type]!.includes(value),
    );
    const usual = picture(type);
    expect(values.filter((value) => picture(type, { shoes: [value] }) === usual)).toEqual([]);
  });

  it.each(TYPES)('width, print and trimmings of a %s are drawn', (type) => {
    const variants = [
      { prints: ['animal'] },
      { fabric: ['suede'] },
      { specialFeatures: ['vamp-detail'] },
      { fit: ['roomy-shoe'] },
      { fit: ['close-shoe'] },
      SANDALS.includes(type) || type === 'flip-flop'
        ? { jewelry: ['anklet'] }
        : { pattern: ['patterned-shoe'] },
    ];
    const pictures = [{}, ...variants].map((attributes) => picture(type, attributes));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it.each(TYPES)('a %s stands on the floor under many bodies', (type) => {
    for (const measurements of BODIES) {
      const { svg } = worn([shoe(type)], measurements);
      expect(wornFaults(svg)).toEqual([]);
      expect(lowestOf(svg)).toBeLessThanOrEqual(WORN_SHEET.floor + 0.5);
      expect(lowestOf(svg)).toBeGreaterThan(WORN_SHEET.floor - 2);
    }
  });

  it('a heel lifts the body by 0.86 of its height, and a platform by all of it', () => {
    const crown = (garment?: GarmentInput): number => worn(garment ? [garment] : []).landmarks.crown.y;
    const inches = (garment: GarmentInput): number => (crown() - crown(garment)) / WORN_SHEET.unitsPerInch;
    const flat = inches(shoe('ballet-flat'));
    expect(flat).toBeCloseTo(0.37, 1);
    expect(inches(shoe('pump')) - flat).toBeCloseTo((80 / 29.5) * 0.86, 1);
    expect(inches(shoe('ballet-flat', { shoes: ['platform'] })) - flat).toBeCloseTo(24 / 29.5, 1);
  });

  it('shoes leave the body as tall above its ankles', () => {
    const tall = (garments: readonly GarmentInput[]): number => {
      const { crown, ankle } = worn(garments).landmarks;
      return ankle.y - crown.y;
    };
    expect(tall([shoe('pump')])).toBeCloseTo(tall([]), 6);
  });

  it('boots lie over close trousers and under wide ones', () => {
    const order = (leg: string): boolean => {
      const trousers = { ...shoe('slim-trousers', { leg: [leg, 'full-length'] }), category: 'Bottoms' };
      const { svg } = worn([{ ...trousers, colors: [{ hex: '#112233' }] }, shoe('knee-boot')]);
      return svg.lastIndexOf('fill="#b4532a"') > svg.lastIndexOf('fill="#112233"');
    };
    expect(order('skinny')).toBe(true);
    expect(order('wide')).toBe(false);
  });
});
