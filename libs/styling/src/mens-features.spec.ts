import { classify } from '@figura/classifier';
import { createTape, type Presentation, type TapeMeasurements } from '@figura/contracts';
import { translateAll } from '@figura/messages';
import { findCodeNote, listFeatures, PROPORTIONS, TYPICAL_BODIES, TYPICAL_MEN } from './index';
import { readSignals } from './body-signals';
import { readProportion, type ProportionName } from './proportions';

const computeStrengths = (measurements: TapeMeasurements, presentation: Presentation) =>
  Object.fromEntries(
    listFeatures({ measurements, bodyConcerns: [], presentation }).map(({ key, strength }) => [
      key,
      strength,
    ]),
  );

const BETWEEN = createTape([44.5, 37.2, 33.6, 40.15], [17.9, 15.36, 13.12, 17.6]);

describe('features of men', () => {
  it('are faint on the surveyed median man, who would have broad shoulders among women', () => {
    const { median } = TYPICAL_MEN;
    expect(Math.max(...Object.values(computeStrengths(median, 'mens')))).toBeLessThanOrEqual(0.25);
    expect(computeStrengths(median, 'womens')['shoulders:broad']).toBeGreaterThan(0.9);
  });

  it.each([
    ['narrowShoulders', 'shoulders:narrow'],
    ['athletic', 'shoulders:broad'],
    ['athletic', 'waist:defined'],
    ['slim', 'waist:defined'],
    ['largeBelly', 'waist:thick'],
    ['short', 'height:petite'],
    ['tall', 'height:tall'],
    ['shortLegs', 'legs:short'],
    ['longLegs', 'legs:long'],
    ['wideHips', 'hips:wide'],
  ] as const)('tell of the man of %s: %s', (name, feature) => {
    expect(computeStrengths(TYPICAL_MEN[name], 'mens')[feature]).toBeGreaterThan(0.4);
  });

  it('never speak of a bust', () => {
    for (const measurements of [...Object.values(TYPICAL_MEN), ...Object.values(TYPICAL_BODIES)]) {
      const features = listFeatures({
        measurements,
        underbust: 30,
        bodyConcerns: [],
        presentation: 'mens',
      });
      expect(features.filter(({ key }) => key.startsWith('chest:'))).toEqual([]);
    }
  });
});

describe('features for any presentation', () => {
  const bodies = [...Object.values(TYPICAL_MEN), ...Object.values(TYPICAL_BODIES), BETWEEN];

  it('count only what stands out among women and among men', () => {
    const read = (tape: TapeMeasurements, presentation: Presentation) =>
      new Map(
        readSignals(tape, null, presentation).map(({ feature, strength }) => [feature, strength] as const),
      );
    for (const tape of bodies) {
      const [womens, mens, any] = (['womens', 'mens', 'any'] as const).map((each) => read(tape, each));
      for (const [feature, strength] of any!) {
        expect(strength).toBeLessThanOrEqual(womens!.get(feature)! + 1e-9);
        if (mens!.has(feature)) expect(strength).toBeLessThanOrEqual(mens!.get(feature)! + 1e-9);
      }
    }
  });

  it('leave out shoulders that are broad among women and narrow among men', () => {
    expect(computeStrengths(BETWEEN, 'womens')['shoulders:broad']).toBeGreaterThan(0.5);
    expect(computeStrengths(BETWEEN, 'mens')['shoulders:broad']).toBeUndefined();
    expect(computeStrengths(BETWEEN, 'any')['shoulders:broad']).toBeUndefined();
  });
});

it.each(Object.keys(PROPORTIONS) as ProportionName[])('the median man is at men’s median of %s', (name) => {
  const { percentiles } = PROPORTIONS[name];
  const { value } = readProportion(name, TYPICAL_MEN.median);
  expect(Math.abs(value / percentiles.mens[1] - 1)).toBeLessThan(0.01);
});

describe('findCodeNote for men', () => {
  const findNote = (measurements: TapeMeasurements, presentation?: Presentation) =>
    translateAll(
      findCodeNote(
        classify(measurements).combined,
        listFeatures({ measurements, bodyConcerns: [], ...(presentation && { presentation }) }),
        presentation,
      ),
      'en',
    );

  it.each(Object.entries(TYPICAL_MEN))('says of %s that the letter tells little', (_name, tape) => {
    expect(findNote(tape, 'mens')).toMatch(/most men get the same letter/);
  });

  it.each(['womens', 'any', undefined] as const)('says nothing of men to %s', (presentation) => {
    for (const tape of [...Object.values(TYPICAL_BODIES), ...Object.values(TYPICAL_MEN)])
      expect(findNote(tape, presentation) ?? '').not.toMatch(/\bmen\b/);
  });
});
