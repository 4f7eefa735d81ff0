import type { CombinedType, TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';
import fc from 'fast-check';

import { classify } from '../body-type';
import { acceptedBody, lifelikeBody, makeBody } from '../testing/bodies';
import { createNormalFrom, createSeededRandom } from '../seeded-random';
import {
  assessConfidence,
  computeCodeProbabilities,
  NEIGHBOR_PROBABILITY,
  SETTLED_PROBABILITY,
} from './confidence';
import { TAPE_ERROR_INCHES } from './tape-error';

function shareOfReadings(body: TapeMeasurements, readings: number, seed: number): Map<string, number> {
  const error = createNormalFrom(createSeededRandom(seed));
  const shares = new Map<string, number>();
  const reading = { ...body };
  for (let i = 0; i < readings; i++) {
    for (const name of MEASUREMENTS) reading[name] = body[name] + TAPE_ERROR_INCHES * error();
    const code = classify(reading).combined;
    shares.set(code, (shares.get(code) ?? 0) + 1 / readings);
  }
  return shares;
}

describe('computeCodeProbabilities', () => {
  it.each<[string, Partial<TapeMeasurements>]>([
    ['far from every border', {}],
    ['between A, B and E', { shoulders: 38, hips: 40, waist: 36.4 }],
    ['between C and E', { shoulders: 44, hips: 40, waist: 37, chestToCrotch: 13, headToChest: 17.5 }],
    [
      'between D and E',
      { chest: 39.8, waist: 40, hips: 40.2, shoulders: 41, kneeToFloor: 19, crotchToKnee: 15 },
    ],
    ['so small that 2 in is more than a tenth', { shoulders: 14, chest: 12, waist: 10, hips: 12 }],
    [
      'where all digits meet',
      { headToChest: 17.4, chestToCrotch: 13.6, crotchToKnee: 13.4, kneeToFloor: 15.3 },
    ],
  ])(
    'computeCodeProbabilities agrees within half a point with 80,000 simulated bodies %s',
    (_where, overrides) => {
      const body = makeBody(overrides);
      const shares = shareOfReadings(body, 80_000, 4_711);
      for (const [code, probability] of Object.entries(computeCodeProbabilities(body))) {
        expect(Math.abs(probability - (shares.get(code) ?? 0))).toBeLessThan(0.005);
      }
    },
  );

  it('computeCodeProbabilities adds up to 1 over the twenty codes for any accepted body', () => {
    fc.assert(
      fc.property(fc.oneof(lifelikeBody, acceptedBody), (body) => {
        const probabilities = Object.values(computeCodeProbabilities(body));
        expect(probabilities).toHaveLength(20);
        for (const probability of probabilities) expect(probability).toBeGreaterThanOrEqual(0);
        const total = probabilities.reduce((sum, probability) => sum + probability, 0);
        expect(Math.abs(total - 1)).toBeLessThan(1e-9);
      }),
    );
  });

  it('computeCodeProbabilities splits evenly on the border between two digits', () => {
    const onBorder = makeBody({
      headToChest: 18.2,
      chestToCrotch: 15.6,
      crotchToKnee: 15.2,
      kneeToFloor: 16,
    });
    const probabilities = computeCodeProbabilities(onBorder);
    expect(probabilities.A2).toBeCloseTo(probabilities.A1 + probabilities.A4, 3);
  });

  it.each([0, -1, NaN, Infinity])('computeCodeProbabilities refuses a measurement of %p', (value) => {
    expect(() => computeCodeProbabilities(makeBody({ waist: value }))).toThrow(
      new RangeError('waist must be a finite number above 0'),
    );
  });
});

describe('assessConfidence', () => {
  it('assessConfidence returns the probability of the measured code', () => {
    fc.assert(
      fc.property(lifelikeBody, (body) => {
        const { code, probability } = assessConfidence(body);
        expect(code).toBe(classify(body).combined);
        expect(probability).toBe(computeCodeProbabilities(body)[code]);
      }),
    );
  });

  it('assessConfidence lists every other code of at least one percent, most likely first', () => {
    fc.assert(
      fc.property(lifelikeBody, (body) => {
        const { code, neighbors } = assessConfidence(body);
        const expected = (Object.entries(computeCodeProbabilities(body)) as [CombinedType, number][])
          .filter(([other, chance]) => other !== code && chance >= NEIGHBOR_PROBABILITY)
          .map(([, chance]) => chance);
        expect(neighbors.map(({ probability }) => probability)).toEqual(expected.sort((a, b) => b - a));
        expect(neighbors.map((neighbor) => neighbor.code)).not.toContain(code);
      }),
    );
  });

  it('assessConfidence treats a type as settled if tape errors can hardly change it', () => {
    const amid = makeBody({ shoulders: 33, waist: 30, hips: 42, headToChest: 20, chestToCrotch: 18 });
    const { code, probability, neighbors, remeasure } = assessConfidence(amid);
    expect(code).toBe('B2');
    expect(probability).toBeGreaterThan(0.999);
    expect(neighbors).toEqual([]);
    expect(remeasure).toBeNull();
  });

  it('assessConfidence suggests measuring again only while the type is not settled', () => {
    fc.assert(
      fc.property(lifelikeBody, (body) => {
        const { probability, remeasure } = assessConfidence(body);
        expect(remeasure === null).toBe(probability >= SETTLED_PROBABILITY);
      }),
    );
  });

  it('assessConfidence is deterministic', () => {
    fc.assert(
      fc.property(lifelikeBody, (body) => {
        expect(assessConfidence({ ...body })).toEqual(assessConfidence(body));
      }),
    );
  });

  it('assessConfidence refuses invalid measurements', () => {
    expect(() => assessConfidence(makeBody({ kneeToFloor: 0 }))).toThrow(RangeError);
  });
});
