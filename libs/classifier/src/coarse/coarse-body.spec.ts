import {
  mapMeasurements,
  MEASUREMENTS,
  NO_OPTIONAL_MEASUREMENTS,
  NO_PREFERENCES,
  OPTIONAL_MEASUREMENTS,
  SIZE_WEARERS,
  type SizeWearer,
  type TapeMeasurements,
} from '@figura/contracts';
import fc from 'fast-check';
import { classify } from '../body-type';
import { acceptedBody, lifelikeBody, makeBody } from '../testing/bodies';
import { listAllTrueBodies } from '../testing/true-bodies';
import { toCoarseBody, toShownUser, removeNumbers } from './coarse-body';
import { COARSE_SURVEYS } from './coarse-bodies';
import { COARSE_HEIGHTS, classifyCoarsely, MIN_SHARE, STEPS } from './coarse-class';
import { drawSurveyedBodies, computeCoarseSurvey } from './survey';

const SURVEYED = { women: drawSurveyedBodies('women'), men: drawSurveyedBodies('men') };

const computeHeight = ({ headToChest, chestToCrotch, crotchToKnee, kneeToFloor }: TapeMeasurements) =>
  headToChest + chestToCrotch + crotchToKnee + kneeToFloor;

const RATIOS = {
  'waist/height': (body: TapeMeasurements) => body.waist / computeHeight(body),
  'chest/shoulders': ({ chest, shoulders }: TapeMeasurements) => chest / shoulders,
  'shoulders/hips': ({ shoulders, hips }: TapeMeasurements) => shoulders / hips,
  'hips/waist': ({ hips, waist }: TapeMeasurements) => hips / waist,
  height: computeHeight,
};

describe('The survey of coarse bodies', () => {
  it.each(SIZE_WEARERS)('matches the generated file for %s', (wearer) => {
    expect(computeCoarseSurvey(SURVEYED[wearer], wearer)).toEqual(COARSE_SURVEYS[wearer]);
  });

  it.each<[SizeWearer, keyof typeof RATIOS, number[], number]>([
    ['women', 'waist/height', [0.441, 0.484, 0.524, 0.567, 0.637], 0.015],
    ['women', 'chest/shoulders', [0.834, 0.88, 0.916, 0.957, 1.022], 0.015],
    ['women', 'shoulders/hips', [0.921, 0.973, 1.011, 1.047, 1.093], 0.015],
    ['women', 'hips/waist', [1.057, 1.136, 1.194, 1.252, 1.335], 0.015],
    ['women', 'height', [60, 62.5, 64, 65.8, 68.5], 0.3],
    ['men', 'waist/height', [0.438, 0.489, 0.534, 0.579, 0.64], 0.015],
    ['men', 'chest/shoulders', [0.83, 0.867, 0.896, 0.926, 0.97], 0.015],
    ['men', 'shoulders/hips', [1.068, 1.122, 1.159, 1.196, 1.249], 0.015],
    ['men', 'hips/waist', [0.98, 1.039, 1.088, 1.142, 1.205], 0.015],
    ['men', 'height', [64.9, 67.3, 69.1, 70.9, 73.6], 0.3],
  ])('draws %s whose %s is distributed as surveyed', (wearer, ratio, expected, off) => {
    const values = SURVEYED[wearer].map(RATIOS[ratio]).sort((a, b) => a - b);
    [5, 25, 50, 75, 95].forEach((percent, index) =>
      expect(Math.abs(values[Math.floor((values.length * percent) / 100)]! - expected[index]!)).toBeLessThan(
        off,
      ),
    );
  });
});

describe.each([
  ['womens', 'women'],
  ['mens', 'men'],
] as const)('toCoarseBody of a user who presents as %s', (presentation, wearer) => {
  it('keeps the type of every body, and maps a coarse body to itself', () => {
    fc.assert(
      fc.property(fc.oneof(lifelikeBody, acceptedBody), (body) => {
        const coarse = toCoarseBody(body, presentation);
        expect(classify(coarse)).toEqual(classify(body));
        expect(toCoarseBody(coarse, presentation)).toEqual(coarse);
      }),
    );
  });

  it('always gives the same height', () => {
    fc.assert(
      fc.property(lifelikeBody, (body) => {
        const coarse = toCoarseBody(body, presentation);
        expect([coarse.totalHeight, computeHeight(coarse)]).toEqual([
          COARSE_HEIGHTS[wearer],
          COARSE_HEIGHTS[wearer],
        ]);
      }),
    );
  });

  it('gives all bodies of one class the same coarse body [S134]', () => {
    const factor = fc.double({ min: 0.95, max: 1.05, noNaN: true });
    fc.assert(
      fc.property(
        lifelikeBody,
        factor,
        fc.record(mapMeasurements(MEASUREMENTS, () => factor)),
        (one, scale, off) => {
          const other = mapMeasurements(MEASUREMENTS, (name) => one[name] * scale * off[name] ** 0.2);
          fc.pre(
            JSON.stringify(classifyCoarsely(one, wearer)) === JSON.stringify(classifyCoarsely(other, wearer)),
          );
          expect(toCoarseBody(one, presentation)).toEqual(toCoarseBody(other, presentation));
        },
      ),
    );
  });

  it('reveals no class shared by fewer than 1 in 100 surveyed bodies, beyond the type [S134]', () => {
    const counts = new Map<string, number>();
    for (const body of SURVEYED[wearer]) {
      const coarse = JSON.stringify(toCoarseBody(body, presentation));
      counts.set(coarse, (counts.get(coarse) ?? 0) + 1);
    }
    const typicals = new Set(
      SURVEYED[wearer].map((body) => {
        const { horizontal, vertical } = classifyCoarsely(body, wearer);
        const { typical } = COARSE_SURVEYS[wearer].letters[horizontal];
        return JSON.stringify(
          toCoarseBody({ ...typical, ...COARSE_SURVEYS[wearer].builds[vertical].heights }, presentation),
        );
      }),
    );
    for (const [coarse, count] of counts)
      if (!typicals.has(coarse)) expect(count / SURVEYED[wearer].length).toBeGreaterThan(MIN_SHARE * 0.9);
  });

  it('has at most 9 sets of girths per letter and one build per digit', () => {
    const coarse = listAllTrueBodies().map(({ measurements }) => toCoarseBody(measurements, presentation));
    const girths = new Set(
      coarse.map(({ shoulders, chest, waist, hips }) => `${shoulders} ${chest} ${waist} ${hips}`),
    );
    expect(girths.size).toBeLessThanOrEqual(5 * STEPS.length ** 2);
    expect(new Set(coarse.map(({ headToChest }) => headToChest)).size).toBeLessThanOrEqual(4);
  });

  it('distinguishes slim, medium, and full bodies where enough people share them', () => {
    const [hips, shoulders] = wearer === 'men' ? [3.5, 10] : [9, 8.5];
    const [slim, medium, full] = [28, 33, 39].map((waist) =>
      toCoarseBody(
        makeBody({
          waist,
          hips: waist + hips,
          shoulders: waist + shoulders,
          chest: waist + 5,
          headToChest: 19,
        }),
        presentation,
      ),
    );
    expect(slim!.waist).toBeLessThan(medium!.waist);
    expect(medium!.waist).toBeLessThan(full!.waist);
  });
});

describe('toShownUser', () => {
  const measurements = { ...makeBody(), totalHeight: 64 };
  const optional = mapMeasurements(OPTIONAL_MEASUREMENTS, () => 30);
  const user = { measurements, ...optional, preferences: NO_PREFERENCES };
  const hiding = { ...user, preferences: { ...NO_PREFERENCES, hideNumbers: true } };

  it('returns the user unchanged if they show numbers or have no measurements', () => {
    expect(toShownUser(user)).toBe(user);
    const unmeasured = { ...hiding, measurements: null };
    expect(toShownUser(unmeasured)).toBe(unmeasured);
  });

  it('returns a coarse body without optional measurements if the user hides numbers', () => {
    expect(toShownUser(hiding)).toEqual({
      ...hiding,
      measurements: toCoarseBody(measurements, 'womens'),
      ...NO_OPTIONAL_MEASUREMENTS,
    });
    expect(Object.keys(toShownUser(hiding).measurements!).sort()).toEqual(
      [...MEASUREMENTS, 'totalHeight'].sort(),
    );
  });

  it('gives a man the build and height of men', () => {
    const preferences = { ...hiding.preferences, presentation: 'mens' as const };
    const { measurements: shown } = toShownUser({ ...hiding, preferences });
    expect(shown).toEqual(toCoarseBody(measurements, 'mens'));
    expect(shown!.totalHeight).toBe(69);
    expect(shown!.shoulders).toBeGreaterThan(toShownUser(hiding).measurements!.shoulders);
  });

  it('removeNumbers hides the numbers of every user', () => {
    expect(removeNumbers(user)).toEqual(toShownUser(hiding));
  });
});
