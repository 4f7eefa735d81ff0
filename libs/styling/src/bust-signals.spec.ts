import { translate } from '@figura/messages';
import fc from 'fast-check';
import { listFeatures, TYPICAL_BODIES } from './index';

const BODY = TYPICAL_BODIES.A1;
const computeBustStrengths = (underbust: number | null, body = BODY) => {
  const features = listFeatures({ measurements: body, underbust, bodyConcerns: [] });
  const getStrength = (key: string) => features.find((feature) => feature.key === key)?.strength ?? 0;
  return {
    big: getStrength('chest:big'),
    small: getStrength('chest:small'),
    balanced: getStrength('chest:balanced'),
  };
};
const toInches = (centimeters: number) => centimeters / 2.54;

describe('the underbust', () => {
  it('makes a chest big by its difference from the underbust, from cup C to E', () => {
    expect(computeBustStrengths(BODY.chest - toInches(26)).big).toBeGreaterThan(0.9);
    expect(computeBustStrengths(BODY.chest - toInches(19)).big).toBeCloseTo(0.5, 1);
    expect(computeBustStrengths(BODY.chest - toInches(15)).big).toBeLessThan(0.125);
  });

  it('makes a chest small if the difference from the underbust is small', () => {
    expect(computeBustStrengths(BODY.chest - toInches(7)).small).toBeGreaterThan(0.9);
    expect(computeBustStrengths(BODY.chest - toInches(15)).small).toBeLessThan(0.125);
  });

  it('treats middle sizes as balanced', () => {
    expect(computeBustStrengths(BODY.chest - toInches(15)).balanced).toBeGreaterThan(0.125);
    expect(computeBustStrengths(BODY.chest - toInches(24)).balanced).toBe(0);
  });

  it('overrides the chest girth, since a broad back is not a full bust', () => {
    const broad = { ...BODY, chest: 43 };
    expect(computeBustStrengths(null, broad).big).toBeGreaterThan(0.5);
    expect(computeBustStrengths(broad.chest - toInches(9), broad).big).toBeLessThan(0.25);
  });

  it('has no effect if it is not measured', () => {
    const unmeasured = listFeatures({ measurements: BODY, bodyConcerns: [] });
    expect(listFeatures({ measurements: BODY, underbust: null, bodyConcerns: [] })).toEqual(unmeasured);
    expect(unmeasured.some(({ reason }) => translate(reason, 'en').includes('underbust'))).toBe(false);
  });

  it('explains the feature', () => {
    const features = listFeatures({
      measurements: BODY,
      underbust: BODY.chest - toInches(24),
      bodyConcerns: [],
    });
    expect(translate(features.find(({ key }) => key === 'chest:big')!.reason, 'en')).toBe(
      'The difference between your underbust and your chest is much larger than in the middle cup sizes.',
    );
  });

  it('changes strengths only slightly for an eighth of an inch', () => {
    fc.assert(
      fc.property(fc.double({ min: 20, max: 40, noNaN: true }), (underbust) => {
        const before = computeBustStrengths(underbust);
        const after = computeBustStrengths(underbust + 1 / 8);
        for (const feature of ['big', 'small', 'balanced'] as const)
          expect(Math.abs(after[feature] - before[feature])).toBeLessThan(0.13);
      }),
    );
  });
});
