import type { Measurement, TapeMeasurements } from '@figura/contracts';

import { makeBody } from '../testing/bodies';
import { findMostWorthRemeasuring } from './remeasure';

describe('findMostWorthRemeasuring', () => {
  it.each<[string, Partial<TapeMeasurements>, Measurement]>([
    ['the waist (weight 1.1) if hips / waist is close', { waist: 36.3, hips: 40, shoulders: 40 }, 'waist'],
    ['the hips (weight 1.1) if shoulders / hips is close', { shoulders: 46.2, hips: 42, waist: 42 }, 'hips'],
    ['the shoulders if they are 2 in off the hips', { shoulders: 42, hips: 40, waist: 31 }, 'shoulders'],
    ['a leg part (weight 0.52) if the torso is close to 52%', { headToChest: 18.625 }, 'crotchToKnee'],
    ['a torso part (weight 0.52) if the torso is close to 48%', { headToChest: 13.58 }, 'headToChest'],
  ])('findMostWorthRemeasuring returns %s', (_case, overrides, expected) => {
    expect(findMostWorthRemeasuring(makeBody(overrides))).toBe(expected);
  });
});
