import { TAPE_ERROR_INCHES } from '@figura/classifier';
import {
  MEASUREMENTS,
  VERTICAL_MEASUREMENTS,
  type Cut,
  type Measurement,
  type Presentation,
  type TapeMeasurements,
} from '@figura/contracts';

interface Proportion {
  /** Measurements whose sum is divided … */
  over: readonly Measurement[];
  /** … by the sum of these; if empty, the value is in inches. */
  under: readonly Measurement[];
  /** Values of surveyed women and men. */
  percentiles: Readonly<Record<Cut, readonly [low: number, median: number, high: number]>>;
  outer: Outer;
}

/** 5th and 95th for girths; 1st and 99th for heights, where half an inch of tape would otherwise span the range. */
type Outer = keyof typeof STANDARD_SCORES;
const STANDARD_SCORES = { '5 and 95': 1.645, '1 and 99': 2.326 };

/**
 * Source: ANSUR II (US Army, 2012), women, n = 1,986, and men, n = 4,082; fitter than the public, few very
 * large. Waist at the navel; at a woman's narrowest point, hips to waist differs by about 0.1, so no waist is
 * called straighter than it is.
 */
export const PROPORTIONS = {
  shouldersToHips: {
    over: ['shoulders'],
    under: ['hips'],
    percentiles: { womens: [0.921, 1.011, 1.093], mens: [1.068, 1.159, 1.249] },
    outer: '5 and 95',
  },
  hipsToWaist: {
    over: ['hips'],
    under: ['waist'],
    percentiles: { womens: [1.057, 1.194, 1.335], mens: [0.98, 1.088, 1.205] },
    outer: '5 and 95',
  },
  shouldersToWaist: {
    over: ['shoulders'],
    under: ['waist'],
    percentiles: { womens: [1.034, 1.204, 1.381], mens: [1.091, 1.257, 1.457] },
    outer: '5 and 95',
  },
  chestToHips: {
    over: ['chest'],
    under: ['hips'],
    percentiles: { womens: [0.847, 0.923, 1.022], mens: [0.965, 1.036, 1.12] },
    outer: '5 and 95',
  },
  chestToWaist: {
    over: ['chest'],
    under: ['waist'],
    percentiles: { womens: [0.995, 1.104, 1.222], mens: [1.027, 1.128, 1.247] },
    outer: '5 and 95',
  },
  chestToShoulders: {
    over: ['chest'],
    under: ['shoulders'],
    percentiles: { womens: [0.834, 0.916, 1.022], mens: [0.83, 0.896, 0.97] },
    outer: '5 and 95',
  },
  waistToHeight: {
    over: ['waist'],
    under: VERTICAL_MEASUREMENTS,
    percentiles: { womens: [0.441, 0.524, 0.637], mens: [0.438, 0.534, 0.64] },
    outer: '5 and 95',
  },
  trunkShare: {
    over: ['chestToCrotch'],
    under: VERTICAL_MEASUREMENTS,
    percentiles: { womens: [0.201, 0.24, 0.273], mens: [0.222, 0.254, 0.285] },
    outer: '1 and 99',
  },
  upperShare: {
    over: ['headToChest', 'chestToCrotch'],
    under: VERTICAL_MEASUREMENTS,
    percentiles: { womens: [0.485, 0.52, 0.553], mens: [0.481, 0.519, 0.55] },
    outer: '1 and 99',
  },
  midBodyShare: {
    over: ['chestToCrotch', 'crotchToKnee'],
    under: VERTICAL_MEASUREMENTS,
    percentiles: { womens: [0.41, 0.444, 0.474], mens: [0.433, 0.457, 0.481] },
    outer: '1 and 99',
  },
  shinShare: {
    over: ['kneeToFloor'],
    under: ['crotchToKnee', 'kneeToFloor'],
    percentiles: { womens: [0.547, 0.573, 0.605], mens: [0.546, 0.577, 0.612] },
    outer: '1 and 99',
  },
  height: {
    over: VERTICAL_MEASUREMENTS,
    under: [],
    percentiles: { womens: [58.4, 64, 70], mens: [63.1, 69.1, 75.9] },
    outer: '1 and 99',
  },
} satisfies Record<string, Proportion>;

export const SURVEYS: Readonly<Record<Presentation, readonly Cut[]>> = {
  womens: ['womens'],
  mens: ['mens'],
  any: ['womens', 'mens'],
};

export type ProportionName = keyof typeof PROPORTIONS;

export function computeSpread(name: ProportionName, survey: Cut): number {
  const { percentiles, outer }: Proportion = PROPORTIONS[name];
  const [low, , high] = percentiles[survey];
  return (high - low) / (2 * STANDARD_SCORES[outer]);
}

export interface Reading {
  value: number;
  deviation: number;
}

/** In inches, with first-order tape error. */
export function readProportion(name: ProportionName, measurements: TapeMeasurements): Reading {
  const { over, under }: Proportion = PROPORTIONS[name];
  const sum = (names: readonly Measurement[]) => names.reduce((total, part) => total + measurements[part], 0);
  const divisor = under.length > 0 ? sum(under) : 1;
  const value = sum(over) / divisor;
  const variance = MEASUREMENTS.reduce((total, part) => {
    const slope = (Number(over.includes(part)) - value * Number(under.includes(part))) / divisor;
    return total + (slope * TAPE_ERROR_INCHES) ** 2;
  }, 0);
  return { value, deviation: Math.sqrt(variance) };
}
