import {
  createTape,
  BODY_CONCERNS,
  MEASUREMENTS,
  listOpposites,
  type TapeMeasurements,
} from '@figura/contracts';
import fc from 'fast-check';
import { listFeatures, listNotableFeatures, PROPORTIONS, STRENGTH_STEPS, TYPICAL_BODIES } from './index';
import { readSignals } from './body-signals';

const EVEN: TapeMeasurements = createTape([40.6, 37.2, 33.6, 40.15], [17.9, 15.36, 13.12, 17.6]);
const computeStrengths = (measurements: TapeMeasurements) =>
  Object.fromEntries(
    listFeatures({ measurements, bodyConcerns: [] }).map(({ key, strength }) => [key, strength]),
  );

const body = fc.record({
  shoulders: fc.double({ min: 32, max: 64, noNaN: true }),
  chest: fc.double({ min: 28, max: 62, noNaN: true }),
  waist: fc.double({ min: 22, max: 64, noNaN: true }),
  hips: fc.double({ min: 30, max: 66, noNaN: true }),
  headToChest: fc.double({ min: 15, max: 22, noNaN: true }),
  chestToCrotch: fc.double({ min: 11, max: 19, noNaN: true }),
  crotchToKnee: fc.double({ min: 10, max: 17, noNaN: true }),
  kneeToFloor: fc.double({ min: 14, max: 22, noNaN: true }),
});
const concerns = fc.uniqueArray(fc.constantFrom(...BODY_CONCERNS));

const listMeasuredFeatures = (keys: readonly string[], part: string) =>
  keys.filter((key) => key.startsWith(`${part}:`) && !(BODY_CONCERNS as readonly string[]).includes(key));

describe('listNotableFeatures', () => {
  it('listNotableFeatures covers every area, and never with opposites', () => {
    fc.assert(
      fc.property(body, fc.option(concerns, { nil: [] }), (measurements, bodyConcerns) => {
        const ticks = bodyConcerns.filter((concern, index) =>
          bodyConcerns.slice(0, index).every((earlier) => !listOpposites(concern).includes(earlier)),
        );
        const keys = listNotableFeatures(listFeatures({ measurements, bodyConcerns: ticks })).map(
          ({ key }) => key,
        );
        for (const key of keys) {
          const [part, attribute] = key.split(':');
          for (const opposite of listOpposites(key)) expect(keys).not.toContain(opposite);
          if (attribute === 'balanced') expect(listMeasuredFeatures(keys, part!)).toEqual([key]);
        }
        for (const parts of [['shoulders', 'hips'], ['waist'], ['chest'], ['legs', 'torso']])
          expect(keys.filter((key) => parts.includes(key.split(':')[0]!))).not.toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('listFeatures', () => {
  it('listFeatures finds an average body faintly balanced', () => {
    const even = computeStrengths(EVEN);
    for (const key of ['shoulders:balanced', 'waist:balanced', 'legs:balanced', 'chest:balanced'])
      expect(even[key]).toBeGreaterThanOrEqual(0.2);
    expect(Math.max(...Object.values(even))).toBeLessThanOrEqual(0.25);
  });

  it.each(Object.entries(TYPICAL_BODIES))(
    'listFeatures finds at least three features of %s, with a clear one first',
    (_code, typical) => {
      const features = listNotableFeatures(listFeatures({ measurements: typical, bodyConcerns: [] }));
      expect(features.length).toBeGreaterThanOrEqual(3);
      expect(features[0]!.strength).toBeGreaterThan(0.4);
      expect(features.map(({ strength }) => strength)).toEqual(
        features.map(({ strength }) => strength).sort((a, b) => b - a),
      );
    },
  );

  it.each([
    ['hips far wider than shoulders', { hips: 45 }, 'hips:wide'],
    ['shoulders far broader than hips', { shoulders: 46 }, 'shoulders:broad'],
    ['a small waist', { waist: 27 }, 'waist:defined'],
    ['a slim waist as wide as the hips', { waist: 31, hips: 32, chest: 33, shoulders: 34 }, 'waist:straight'],
    ['a full middle', { waist: 46, chest: 44, hips: 45, shoulders: 47 }, 'waist:thick'],
    ['a chest fuller than shoulders and hips', { chest: 43 }, 'chest:big'],
    ['a chest small next to waist and hips', { chest: 33.5, waist: 33 }, 'chest:small'],
    ['long legs', { headToChest: 16.4, kneeToFloor: 19.2 }, 'legs:long'],
    ['short legs', { crotchToKnee: 12, kneeToFloor: 16 }, 'legs:short'],
    ['a long trunk', { chestToCrotch: 18 }, 'torso:long'],
    ['a short trunk', { chestToCrotch: 13 }, 'torso:short'],
    ['short lower legs', { kneeToFloor: 16, crotchToKnee: 14.2 }, 'calves:short'],
    [
      'a height of 4 foot 9',
      { headToChest: 16, chestToCrotch: 13.7, crotchToKnee: 11.7, kneeToFloor: 15.6 },
      'height:petite',
    ],
    [
      'a height of 6 foot 1',
      { headToChest: 20.4, chestToCrotch: 17.5, crotchToKnee: 15, kneeToFloor: 20.1 },
      'height:tall',
    ],
  ])('listFeatures finds %s', (_what, change, key) => {
    expect(computeStrengths({ ...EVEN, ...change })[key]).toBeGreaterThan(0.5);
  });

  it('listFeatures finds no straight waist if the hips are a fifth wider', () => {
    expect(computeStrengths({ ...EVEN, waist: 33, hips: 39.6 })['waist:straight']).toBeUndefined();
  });

  it('listFeatures claims nothing about parts that were neither measured nor ticked', () => {
    fc.assert(
      fc.property(body, (measurements) => {
        const parts = new Set(
          listFeatures({ measurements, bodyConcerns: [] }).map(({ key }) => key.split(':')[0]),
        );
        for (const part of ['arms', 'neck', 'abdomen', 'bottom', 'back', 'feet', 'ankles'])
          expect(parts).not.toContain(part);
        expect(
          listFeatures({ measurements, bodyConcerns: [] }).some(({ key }) => /legs:(thin|thick)/.test(key)),
        ).toBe(false);
      }),
    );
  });

  it('listFeatures never returns opposites, except fading balance', () => {
    fc.assert(
      fc.property(body, concerns, (measurements, ticked) => {
        const bodyConcerns = ticked.filter((concern, index) =>
          listOpposites(concern).every((opposite) => !ticked.slice(0, index).includes(opposite as never)),
        );
        const keys = listFeatures({ measurements, bodyConcerns }).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const key of keys.filter((each) => !each.endsWith(':balanced')))
          for (const opposite of listOpposites(key).filter((each) => !each.endsWith(':balanced')))
            expect(keys).not.toContain(opposite);
        for (const concern of bodyConcerns) expect(keys).toContain(concern);
      }),
    );
  });

  it('listFeatures changes strengths by less than an eighth for an eighth of an inch', () => {
    fc.assert(
      fc.property(body, fc.constantFrom(...MEASUREMENTS), (measurements, name) => {
        const before = new Map(
          readSignals(measurements, null).map(({ feature, strength }) => [feature, strength]),
        );
        for (const { feature, strength } of readSignals(
          { ...measurements, [name]: measurements[name] + 1 / 8 },
          null,
        ))
          expect(Math.abs(strength - before.get(feature)!)).toBeLessThan(1 / 8);
      }),
    );
  });

  it('listFeatures lets a ticked concern outweigh the measurements', () => {
    const features = listFeatures({ measurements: { ...EVEN, waist: 27 }, bodyConcerns: ['waist:thick'] });
    expect(features.find(({ key }) => key === 'waist:thick')).toMatchObject({
      kind: 'concern',
      strength: 1,
      ticked: true,
    });
    expect(features.map(({ key }) => key)).not.toContain('waist:defined');
    expect(features.map(({ key }) => key)).not.toContain('waist:balanced');
  });

  it('listFeatures keeps a ticked balance issue at full strength', () => {
    const full = { ...EVEN, waist: 42, hips: 43, chest: 42, shoulders: 44 };
    const [first] = listFeatures({ measurements: full, bodyConcerns: ['waist:thick'] });
    expect(first).toMatchObject({ key: 'waist:thick', kind: 'balance', strength: 1, ticked: true });
  });

  it('listFeatures returns strengths in whole steps, with the user’s choices', () => {
    const features = listFeatures({
      measurements: TYPICAL_BODIES.B2,
      bodyConcerns: ['neck:long'],
      choices: { 'hips:wide': 'show', 'neck:long': 'leave' },
    });
    for (const { strength } of features) expect(Number.isInteger(strength * STRENGTH_STEPS)).toBe(true);
    expect(features.find(({ key }) => key === 'hips:wide')!.choice).toBe('show');
    expect(features.find(({ key }) => key === 'neck:long')!.choice).toBe('leave');
    expect(features.find(({ key }) => key === 'shoulders:narrow')!.choice).toBe('balance');
  });
});

describe('PROPORTIONS', () => {
  it.each(Object.entries(PROPORTIONS))('percentiles are sorted: %s', (_name, { percentiles }) => {
    for (const survey of [percentiles.womens, percentiles.mens])
      expect([...survey].sort((a, b) => a - b)).toEqual([...survey]);
  });
});
