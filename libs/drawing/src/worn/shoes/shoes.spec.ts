import type { TapeMeasurements } from '@figura/contracts';
import type { GarmentInput } from '../../garment/piece';
import { SANDALS, SHOES_SEEN_ON, SHOE_TYPES, USUAL_SHOES } from '../testing/shoe-values';
import { drawWorn } from '../draw-worn';
import { WORN_SHEET } from '../worn-sheet';
import { BODIES } from '../testing/bodies';
import { computeLowest, removeIds, wearFaults } from '../testing/worn-svg';

const createShoe = (type: string, attributes: GarmentInput['attributes'] = {}): GarmentInput => ({
  category: 'Shoes',
  type,
  attributes,
  colors: [{ hex: '#b4532a' }],
});

const drawGarments = (
  garments: readonly GarmentInput[],
  measurements: Partial<TapeMeasurements> = {},
): ReturnType<typeof drawWorn> => drawWorn({ measurements, garments, stance: 'right' });

const drawPicture = (type: string, attributes?: GarmentInput['attributes']): string =>
  removeIds(drawGarments([createShoe(type, attributes)]).svg);

describe('Worn shoes', () => {
  it.each(SHOE_TYPES)('values of a %s look different from the usual one', (type) => {
    const values = Object.keys(SHOES_SEEN_ON).filter(
      (value) => SHOES_SEEN_ON[value]!.includes(type) && !USUAL_SHOES[type]!.includes(value),
    );
    const usual = drawPicture(type);
    expect(values.filter((value) => drawPicture(type, { shoes: [value] }) === usual)).toEqual([]);
  });

  it.each(SHOE_TYPES)('width, print, and details of a %s are drawn', (type) => {
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
    const pictures = [{}, ...variants].map((attributes) => drawPicture(type, attributes));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it.each(SHOE_TYPES)('a %s stands on the floor for many bodies', (type) => {
    for (const measurements of BODIES) {
      const { svg } = drawGarments([createShoe(type)], measurements);
      expect(wearFaults(svg)).toEqual([]);
      expect(computeLowest(svg)).toBeLessThanOrEqual(WORN_SHEET.floor + 0.5);
      expect(computeLowest(svg)).toBeGreaterThan(WORN_SHEET.floor - 2);
    }
  });

  it('a heel lifts the body by 0.86 of its height, and a platform by its full height', () => {
    const computeCrown = (garment?: GarmentInput): number =>
      drawGarments(garment ? [garment] : []).landmarks.crown.y;
    const computeInches = (garment: GarmentInput): number =>
      (computeCrown() - computeCrown(garment)) / WORN_SHEET.unitsPerInch;
    const flat = computeInches(createShoe('ballet-flat'));
    expect(flat).toBeCloseTo(0.37, 1);
    expect(computeInches(createShoe('pump')) - flat).toBeCloseTo((80 / 29.5) * 0.86, 1);
    expect(computeInches(createShoe('ballet-flat', { shoes: ['platform'] })) - flat).toBeCloseTo(
      24 / 29.5,
      1,
    );
  });

  it('shoes keep the height of the body above the ankles', () => {
    const computeTall = (garments: readonly GarmentInput[]): number => {
      const { crown, ankle } = drawGarments(garments).landmarks;
      return ankle.y - crown.y;
    };
    expect(computeTall([createShoe('pump')])).toBeCloseTo(computeTall([]), 6);
  });

  it('boots are drawn over close-fitting trousers and under wide ones', () => {
    const isOrder = (leg: string): boolean => {
      const trousers = { ...createShoe('slim-trousers', { leg: [leg, 'full-length'] }), category: 'Bottoms' };
      const { svg } = drawGarments([{ ...trousers, colors: [{ hex: '#3a5a7a' }] }, createShoe('knee-boot')]);
      return svg.lastIndexOf('fill="#b4532a"') > svg.lastIndexOf('fill="#3a5a7a"');
    };
    expect(isOrder('skinny')).toBe(true);
    expect(isOrder('wide')).toBe(false);
  });
});
