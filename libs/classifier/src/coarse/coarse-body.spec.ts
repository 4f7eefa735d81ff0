import {
  mapMeasurements,
  MEASUREMENTS,
  NO_OPTIONAL_MEASUREMENTS,
  NO_PREFERENCES,
  OPTIONAL_MEASUREMENTS,
  type TapeMeasurements,
} from '@figura/contracts';
import fc from 'fast-check';
import { classify } from '../body-type';
import { acceptedBody, lifelikeBody, makeBody } from '../testing/bodies';
import { listAllTrueBodies } from '../testing/true-bodies';
import { toCoarseBody, toShownUser, removeNumbers } from './coarse-body';
import { COARSE_SURVEY } from './coarse-bodies';
import { COARSE_HEIGHT, classifyCoarsely, MIN_SHARE, STEPS } from './coarse-class';
import { drawSurveyedBodies, computeCoarseSurvey } from './survey';

const surveyed = drawSurveyedBodies();

function computePercentile(percent: number, read: (body: TapeMeasurements) => number): number {
  const values = surveyed.map(read).sort((a, b) => a - b);
  return values[Math.floor((values.length * percent) / 100)]!;
}

const computeHeight = ({ headToChest, chestToCrotch, crotchToKnee, kneeToFloor }: TapeMeasurements) =>
  headToChest + chestToCrotch + crotchToKnee + kneeToFloor;

describe('The survey of coarse bodies', () => {
  it('matches the generated file', () => {
    expect(computeCoarseSurvey(surveyed)).toEqual(COARSE_SURVEY);
  });

  it.each<[string, (body: TapeMeasurements) => number, number[], number]>([
    ['waist/height', (body) => body.waist / computeHeight(body), [0.441, 0.484, 0.524, 0.567, 0.637], 0.015],
    [
      'chest/shoulders',
      ({ chest, shoulders }) => chest / shoulders,
      [0.834, 0.88, 0.916, 0.957, 1.022],
      0.015,
    ],
    ['shoulders/hips', ({ shoulders, hips }) => shoulders / hips, [0.921, 0.973, 1.011, 1.047, 1.093], 0.015],
    ['hips/waist', ({ hips, waist }) => hips / waist, [1.057, 1.136, 1.194, 1.252, 1.335], 0.015],
    ['height', computeHeight, [60, 62.5, 64, 65.8, 68.5], 0.3],
  ])('draws bodies whose %s is distributed as among surveyed women', (_, read, expected, off) => {
    [5, 25, 50, 75, 95].forEach((percent, index) =>
      expect(Math.abs(computePercentile(percent, read) - expected[index]!)).toBeLessThan(off),
    );
  });
});

describe('toCoarseBody', () => {
  it('keeps the type of every body, and maps a coarse body to itself', () => {
    fc.assert(
      fc.property(fc.oneof(lifelikeBody, acceptedBody), (body) => {
        const coarse = toCoarseBody(body);
        expect(classify(coarse)).toEqual(classify(body));
        expect(toCoarseBody(coarse)).toEqual(coarse);
      }),
    );
  });

  it('always gives the same height', () => {
    fc.assert(
      fc.property(lifelikeBody, (body) => {
        const coarse = toCoarseBody(body);
        expect([coarse.totalHeight, computeHeight(coarse)]).toEqual([COARSE_HEIGHT, COARSE_HEIGHT]);
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
          fc.pre(JSON.stringify(classifyCoarsely(one)) === JSON.stringify(classifyCoarsely(other)));
          expect(toCoarseBody(one)).toEqual(toCoarseBody(other));
        },
      ),
    );
  });

  it('reveals no class shared by fewer than 1 in 100 surveyed women, beyond the type [S134]', () => {
    const women = new Map<string, number>();
    for (const body of surveyed) {
      const coarse = JSON.stringify(toCoarseBody(body));
      women.set(coarse, (women.get(coarse) ?? 0) + 1);
    }
    const typicals = new Set(
      surveyed.map((body) => {
        const { horizontal, vertical } = classifyCoarsely(body);
        const { typical } = COARSE_SURVEY.letters[horizontal];
        return JSON.stringify(toCoarseBody({ ...typical, ...COARSE_SURVEY.builds[vertical].heights }));
      }),
    );
    for (const [coarse, count] of women)
      if (!typicals.has(coarse)) expect(count / surveyed.length).toBeGreaterThan(MIN_SHARE * 0.9);
  });

  it('has at most 9 sets of girths per letter and one build per digit', () => {
    const coarse = listAllTrueBodies().map(({ measurements }) => toCoarseBody(measurements));
    const girths = new Set(
      coarse.map(({ shoulders, chest, waist, hips }) => `${shoulders} ${chest} ${waist} ${hips}`),
    );
    expect(girths.size).toBeLessThanOrEqual(5 * STEPS.length ** 2);
    expect(new Set(coarse.map(({ headToChest }) => headToChest)).size).toBeLessThanOrEqual(4);
  });

  it('distinguishes slim, medium, and full bodies where enough women share them', () => {
    const [slim, medium, full] = [27, 32, 38].map((waist) =>
      toCoarseBody(
        makeBody({ waist, hips: waist + 9, shoulders: waist + 8.5, chest: waist + 5, headToChest: 19 }),
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
      measurements: toCoarseBody(measurements),
      ...NO_OPTIONAL_MEASUREMENTS,
    });
    expect(Object.keys(toShownUser(hiding).measurements!).sort()).toEqual(
      [...MEASUREMENTS, 'totalHeight'].sort(),
    );
  });

  it('removeNumbers hides the numbers of every user', () => {
    expect(removeNumbers(user)).toEqual(toShownUser(hiding));
  });
});
