import { BODY_CONCERNS, HORIZONTAL_TYPES, VERTICAL_TYPES, type CombinedType } from '@figura/contracts';
import golden from './golden/features-by-code.json';
import { featuresOf } from './index';

const EVEN = {
  shoulders: 40,
  chest: 37,
  waist: 30,
  hips: 40,
  headToChest: 17,
  chestToCrotch: 15,
  crotchToKnee: 13,
  kneeToFloor: 19,
};

describe('featuresOf', () => {
  const codes = HORIZONTAL_TYPES.flatMap((letter) =>
    VERTICAL_TYPES.map((digit): CombinedType => `${letter}${digit}`),
  );

  it.each(codes)('gives %s its balance issues in their order', (combined) => {
    const features = featuresOf({ combined, measurements: EVEN, bodyConcerns: [] });
    expect(features.map(({ key }) => key)).toEqual((golden as Record<string, string[]>)[combined]);
    expect(features.length).toBeGreaterThan(0);
    for (const { kind, reason } of features) {
      expect(kind).toBe('balance');
      expect(reason).toMatch(/^[A-Z].*\.$/);
    }
  });

  it.each([
    [41, 'chest:big'],
    [34, 'chest:small'],
    [37, undefined],
  ])('adds what a chest of %p over hips of 40 means', (chest, key) => {
    const features = featuresOf({ combined: 'A1', measurements: { ...EVEN, chest }, bodyConcerns: [] });
    expect(features[1]?.key).toBe(key);
  });

  it('puts the ticked concerns behind the balance issues, with half their weight, and none twice', () => {
    const features = featuresOf({
      combined: 'D1',
      measurements: EVEN,
      bodyConcerns: ['neck:long', 'waist:thick', 'feet:wide'],
    });
    expect(features.map(({ key, weight }) => [key, weight])).toEqual([
      ['waist:thick', 2],
      ['legs:thin', 2],
      ['neck:long', 1],
      ['feet:wide', 1],
    ]);
  });

  it('takes every concern of the form', () => {
    const features = featuresOf({ combined: 'A1', measurements: EVEN, bodyConcerns: BODY_CONCERNS });
    expect(features).toHaveLength(1 + BODY_CONCERNS.length);
  });
});
