import fc from 'fast-check';
import type { TapeMeasurements } from '@figura/contracts';
import { anyBody, ordinaryBody } from '../../figure/testing/bodies';

/** 500 in `npm run test:full`, which sets `ALL_ROUNDS`. */
const COUNT = process.env['ALL_ROUNDS'] ? 500 : 8;

export const BODIES: readonly TapeMeasurements[] = [
  ...fc.sample(ordinaryBody, { numRuns: COUNT / 2, seed: 16 }),
  ...fc.sample(anyBody, { numRuns: COUNT / 2, seed: 16 }),
];

const listPlausibleBodies = (length: number): TapeMeasurements[] =>
  Array.from({ length }, (_, index) => {
    const computeWave = (step: number): number => Math.sin(index * step + step);
    const size = 1 + 0.22 * computeWave(0.83) + 0.006 * (index % 30);
    const tall = 1 + 0.1 * computeWave(1.7);
    return {
      shoulders: 40.4 * size ** 0.7 * (1 + 0.05 * computeWave(2.3)),
      chest: 37 * size * (1 + 0.04 * computeWave(3.1)),
      waist: 33 * size ** 1.15 * (1 + 0.07 * computeWave(1.3)),
      hips: 40 * size ** 0.9 * (1 + 0.06 * computeWave(2.9)),
      headToChest: 18 * tall * (1 + 0.03 * computeWave(4.1)),
      chestToCrotch: 15.2 * tall * (1 + 0.05 * computeWave(3.7)),
      crotchToKnee: 13.2 * tall * (1 + 0.05 * computeWave(2.2)),
      kneeToFloor: 17.8 * tall * (1 + 0.03 * computeWave(5.3)),
    };
  });

export const PLAUSIBLE_BODIES: readonly TapeMeasurements[] = listPlausibleBodies(COUNT);

export const POSED_BODIES: readonly TapeMeasurements[] = listPlausibleBodies(500);
