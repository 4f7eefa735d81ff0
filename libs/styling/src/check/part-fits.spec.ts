import { createTape } from '@figura/contracts';
import type { TapeMeasurements } from '@figura/contracts';
import { translate } from '@figura/messages';
import { listPartFits } from '../index';

const PLACES = {
  landmarks: {
    shoulder: { between: ['crown', 'chest'] as const, share: 0.5 },
    waist: { between: ['chest', 'crotch'] as const, share: 1 / 3 },
  },
  places: { waist: 'your waist', knee: 'your knee', floor: 'the floor' },
};
const BODY: TapeMeasurements = createTape([40, 37, 30, 41], [18, 15, 13, 18]);
const listFits = (
  category: Parameters<typeof listPartFits>[1]['category'],
  hem: number,
  attributes: Record<string, string[]> = {},
  unit: 'imperial' | 'metric' | null = 'imperial',
  isSeated = false,
) =>
  listPartFits(PLACES, { category, attributes }, hem, BODY, unit, 'womens', isSeated).map(
    ({ part, sentence }) => [part, translate(sentence, 'en').replaceAll('\u00a0', ' ')],
  );

describe('listPartFits', () => {
  it('measures skirts and trousers from the waist', () => {
    expect(listFits('Bottoms', 23)).toEqual([['hem', 'At 23 in from the waistband, it ends at your knee.']]);
    expect(listFits('Bottoms', 65 / 2.54, {}, 'metric')).toEqual([
      ['hem', 'At 65 cm from the waistband, it ends 6.5 cm below your knee.'],
    ]);
  });

  it.each(['Tops', 'One-Piece', 'Outerwear'] as const)('measures %s from the shoulder', (category) => {
    expect(listFits(category, 35)).toEqual([
      ['hem', 'At 35 in from the shoulder, beside the neck, it ends 2 in above your knee.'],
    ]);
  });

  it('measures the rise from the crotch seam, and mentions that a low rise lowers the hem', () => {
    expect(listFits('Bottoms', 40, { leg: ['straight'] })[1]).toEqual([
      'rise',
      'A waistband that lies 10 in above the crotch seam, straight up, is at your waist.',
    ]);
    const listParts = (category: 'Bottoms' | 'One-Piece', waist: string) =>
      listFits(category, 23, { waist: [waist] }).map(([part]) => part);
    expect(listParts('Bottoms', 'low-rise')).toEqual(['hem', 'rise']);
    expect(listParts('Bottoms', 'high-rise')).toEqual(['hem']);
    expect(listParts('One-Piece', 'low-rise')).toEqual(['hem']);
  });

  it('measures sleeves from the shoulder seam, based on the height', () => {
    const findSleeveSentence = (value: string, unit?: 'metric') =>
      listFits('Tops', 24, { sleeveLength: [value] }, unit)[1]?.[1];
    expect(findSleeveSentence('wrist')).toBe(
      'For your height, a sleeve of about 21½ in from the shoulder seam ends at the wrist.',
    );
    expect(findSleeveSentence('three-quarter', 'metric')).toBe(
      'For your height, a sleeve of about 55 cm from the shoulder seam ends at the wrist, and this one at about 41 cm.',
    );
    expect(findSleeveSentence('sleeveless')).toBeUndefined();
  });

  it('gives no lengths to users who hide their numbers', () => {
    const AVERAGE = 'Your numbers are hidden, so this is for an average height.';
    expect(listFits('Bottoms', 26, { leg: ['straight'], waist: ['low-rise'] }, null)).toEqual([
      ['hem', `Measured from the waistband, it ends below your knee. ${AVERAGE}`],
      [
        'rise',
        'That is measured from your waist. A low rise sits below it, and the hem ends lower by as much.',
      ],
    ]);
    expect(listFits('Bottoms', 65, { leg: ['straight'] }, null)).toEqual([
      ['hem', `Measured from the waistband, it ends on the floor, too long. ${AVERAGE}`],
    ]);
    expect(listFits('Tops', 14, { sleeveLength: ['wrist'] }, null, true)).toEqual([
      [
        'hem',
        `Measured from the shoulder, beside the neck, it ends at your waist. As you sit, it lies flat. ${AVERAGE}`,
      ],
    ]);
  });

  it('returns nothing for garments without a hem', () => {
    expect(listFits('Shoes', 10)).toEqual([]);
  });

  it('judges lengths seated for a seated user', () => {
    const listSeated = (category: Parameters<typeof listFits>[0], hem: number, attributes = {}) =>
      listFits(category, hem, attributes, 'imperial', true);
    expect(listSeated('Bottoms', 26)).toEqual([
      ['hem', 'At 26 in from the waistband, it ends at your knee as you sit.'],
    ]);
    expect(listSeated('Bottoms', 40, { waist: ['low-rise'] })[1]).toEqual([
      'rise',
      expect.stringMatching(/higher behind keeps your back covered\.$/),
    ]);
    const [, short] = listSeated('Tops', 14)[0]!;
    expect(short).toMatch(/As you sit, it lies flat\.$/);
    const [, long] = listSeated('Tops', 24)[0]!;
    expect(long).toMatch(/bunches in your lap\.$/);
  });
});
