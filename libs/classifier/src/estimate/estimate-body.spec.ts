import type { HorizontalType, TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';
import { classify } from '../body-type';
import { createNormalFrom, createSeededRandom } from '../seeded-random';
import { makeBody } from '../testing/bodies';
import { listAllTrueBodies } from '../testing/true-bodies';
import type { BodyAnswers } from './answers';
import {
  computeComparison,
  COMPARISONS,
  EU_SIZES,
  getSizeGirths,
  computeLevel,
  readAnswers,
} from './answers';
import { estimateBody } from './estimate-body';

/** Standard deviations. */
const SLIPS = { height: 0.5, size: 0.04, girths: 0.04, legs: 0.014 };

const sumHeight = ({ headToChest, chestToCrotch, crotchToKnee, kneeToFloor }: TapeMeasurements) =>
  headToChest + chestToCrotch + crotchToKnee + kneeToFloor;

function findNearestSize(wanted: number, made: (size: number) => number): number {
  const distances = EU_SIZES.map((size) => Math.abs(Math.log(made(size) / wanted)));
  return EU_SIZES[distances.indexOf(Math.min(...distances))]!;
}

const computeSeat = ({ waist, hips }: { waist: number; hips: number }) => Math.sqrt(waist * hips);

function createAnswers(body: TapeMeasurements, slip: () => number): BodyAnswers {
  return {
    height: Math.round(sumHeight(body) + SLIPS.height * slip()),
    sizeAbove: findNearestSize(
      body.chest * Math.exp(SLIPS.size * slip()),
      (size) => getSizeGirths(size).chest,
    ),
    sizeBelow: findNearestSize(computeSeat(body) * Math.exp(SLIPS.size * slip()), (size) =>
      computeSeat(getSizeGirths(size)),
    ),
    comparisons: Object.fromEntries(
      COMPARISONS.map((name) => {
        const off = (name === 'legs' ? SLIPS.legs : SLIPS.girths) * slip();
        return [name, computeLevel(name, computeComparison(name, body) + off)];
      }),
    ),
  };
}

const makeNoSlip = () => 0;
const PEAR = makeBody({ shoulders: 37, chest: 35, waist: 29.5, hips: 43 });

it('readAnswers drops invalid answers', () => {
  const none = { comparisons: {}, byString: {} };
  expect(readAnswers({ known: { sizeAbove: 40 }, ...none })).toBeNull();
  expect(
    readAnswers({
      known: { height: 64, sizeAbove: 39, sizeBelow: 40 },
      comparisons: { legs: 4, waistToHips: 5, waistToChest: -1, hair: 1 },
      byString: { hips: 40, waist: -1 },
    }),
  ).toEqual({
    height: 64,
    sizeAbove: undefined,
    sizeBelow: 40,
    comparisons: { legs: 4 },
    byString: { hips: 40 },
  });
  expect(readAnswers({ known: { height: 64, sizeAbove: 40, sizeBelow: 39 }, ...none })).toMatchObject({
    sizeAbove: 40,
    sizeBelow: undefined,
  });
  expect(readAnswers({ known: { height: 64 }, ...none })).toMatchObject({
    sizeAbove: undefined,
    sizeBelow: undefined,
  });
});

describe('estimateBody', () => {
  it('estimateBody is right in 60 to 80% of the cases that it rates about 70%', () => {
    const slip = createNormalFrom(createSeededRandom(1));
    const bodies = listAllTrueBodies();
    const outcomes = Array.from({ length: 200 }, (_, index) => {
      const body = bodies[Math.floor((index * bodies.length) / 200)]!.measurements;
      const { letters, horizontal } = estimateBody(createAnswers(body, slip));
      return { called: letters[horizontal], right: classify(body).horizontal === horizontal };
    });
    const computeHitRate = (from: number, to: number) => {
      const called = outcomes.filter((outcome) => outcome.called >= from && outcome.called < to);
      expect(called.length).toBeGreaterThan(20);
      return called.filter(({ right }) => right).length / called.length;
    };
    expect(computeHitRate(0.65, 0.75)).toBeGreaterThanOrEqual(0.6);
    expect(computeHitRate(0.65, 0.75)).toBeLessThanOrEqual(0.8);
    expect(computeHitRate(0.85, 1)).toBeGreaterThan(0.85);
  });

  it('estimateBody returns each measurement with its error, and odds that add up to 1', () => {
    const { measurements, letters, digits, horizontal } = estimateBody(createAnswers(PEAR, makeNoSlip));
    expect(horizontal).toBe<HorizontalType>('B');
    for (const name of MEASUREMENTS) {
      const { mean, deviation } = measurements[name];
      expect(Math.abs(mean - PEAR[name])).toBeLessThan(3 * deviation);
    }
    const computeTotal = (odds: Record<string, number>) =>
      Object.values(odds).reduce((sum, odd) => sum + odd, 0);
    expect(computeTotal(letters)).toBeCloseTo(1, 9);
    expect(computeTotal(digits)).toBeCloseTo(1, 9);
  });

  it('estimateBody is unsure from a height alone, and says what to measure first', () => {
    const { letters, horizontal, measureFirst } = estimateBody({ height: 64, comparisons: {} });
    expect(letters[horizontal]).toBeLessThan(0.6);
    expect(['shoulders', 'waist', 'hips']).toContain(measureFirst);
  });

  it('estimateBody predicts how much surer the next measurement makes the type, on average', () => {
    const gains = listAllTrueBodies()
      .filter((_, index) => index % 40 === 0)
      .map(({ measurements }) => {
        const answers = createAnswers(measurements, makeNoSlip);
        const { certainty, measureFirst, letters, horizontal } = estimateBody(answers);
        expect(certainty.then).toBeGreaterThanOrEqual(certainty.now - 1e-9);
        if (certainty.now !== letters[horizontal]) return null;
        const taped = estimateBody({ ...answers, byString: { [measureFirst]: measurements[measureFirst] } });
        return { promised: certainty.then, kept: taped.letters[taped.horizontal] };
      })
      .filter((gain) => gain !== null);
    const mean = (of: 'promised' | 'kept') => gains.reduce((sum, gain) => sum + gain[of], 0) / gains.length;
    expect(gains.length).toBeGreaterThan(10);
    expect(Math.abs(mean('promised') - mean('kept'))).toBeLessThan(0.08);
  });

  it('estimateBody asks for a height once the letter is settled', () => {
    const { shoulders, chest, waist, hips } = makeBody({ shoulders: 33, waist: 30, hips: 44 });
    const byString = { shoulders, chest, waist, hips };
    const { letters, measureFirst } = estimateBody({ height: 66, comparisons: {}, byString });
    expect(letters.B).toBeGreaterThan(0.95);
    expect(['headToChest', 'chestToCrotch', 'crotchToKnee', 'kneeToFloor']).toContain(measureFirst);
  });

  it.each(['hips', 'kneeToFloor', 'headToChest'] as const)(
    'estimateBody narrows the %s once the user has measured it with a string',
    (name) => {
      const answers = createAnswers(PEAR, makeNoSlip);
      const before = estimateBody(answers).measurements[name];
      const after = estimateBody({ ...answers, byString: { [name]: PEAR[name] } }).measurements[name];
      expect(after.deviation).toBeLessThan(before.deviation);
      expect(Math.abs(after.mean - PEAR[name])).toBeLessThan(1);
    },
  );

  it('estimateBody still returns an estimate if the comparisons contradict each other', () => {
    const comparisons = { shouldersToHips: 0, waistToHips: 4, waistToChest: 0, legs: 4 };
    const { measurements } = estimateBody({ height: 60, sizeAbove: 30, sizeBelow: 60, comparisons });
    for (const { mean, deviation } of Object.values(measurements)) {
      expect(mean).toBeGreaterThan(0);
      expect(deviation).toBeGreaterThan(0);
    }
  });

  it('estimateBody is deterministic', () => {
    const answers = createAnswers(PEAR, makeNoSlip);
    expect(estimateBody({ ...answers })).toEqual(estimateBody(answers));
  });
});
