import type { HorizontalMeasurement, VerticalMeasurement } from '@figura/contracts';

/*
 * What measurements say of each other, computed from ANSUR II, women (n = 1,986; US Army Anthropometric Survey 2012,
 * public): girths around both shoulders, at the fullest chest, at the navel and at the buttocks; heights from the crown to
 * the nipple line, the crotch, the middle of the kneecap and the floor.
 */

/**
 * How many times as far as in the sample the others may lie: it is fitter than the public and has few very large women.
 * Twice as far still makes one in sixty of the bodies in `testing/true-bodies.ts` odd; what is misread lies further out.
 */
export const WIDENING = 2.5;

/** What the girths of a body are judged by: each other and the total height. */
export type Dimension = HorizontalMeasurement | 'height';
/** Natural logarithms of millimeters, of what is known of a body. */
export type Dimensions = Partial<Record<Dimension, number>>;

/** What one dimension is expected to be, given others: `constant` + the sum of coefficient × dimension. */
export interface Regression {
  constant: number;
  coefficients: Dimensions;
}

/**
 * Each girth from the other three and the height. `height` follows from the four and from the spread of the sample's
 * heights (64.0 in, with a standard deviation of 4%); it is there to be left out, and is not judged itself.
 */
export const REGRESSIONS: Readonly<Record<Dimension, Regression>> = {
  shoulders: { constant: 1.346, coefficients: { chest: 0.24, waist: 0.056, hips: 0.129, height: 0.361 } },
  chest: { constant: 0.578, coefficients: { shoulders: 0.462, waist: 0.442, hips: 0.118, height: -0.099 } },
  waist: { constant: -1.425, coefficients: { shoulders: 0.165, chest: 0.674, hips: 0.639, height: -0.272 } },
  hips: { constant: 0.233, coefficients: { shoulders: 0.216, chest: 0.103, waist: 0.366, height: 0.272 } },
  height: { constant: 4.255, coefficients: { shoulders: 0.428, chest: -0.061, waist: -0.11, hips: 0.194 } },
};

interface Residuals {
  /** Standard deviation. */
  deviation: number;
  /** At 0.1% of the sample. */
  lowest: number;
  /** At 99.9%. */
  highest: number;
}

/** How much more (above 0) or less the girths are than expected. */
export const RESIDUALS: Readonly<Record<HorizontalMeasurement, Residuals>> = {
  shoulders: { deviation: 0.031, lowest: -0.111, highest: 0.108 },
  chest: { deviation: 0.043, lowest: -0.122, highest: 0.136 },
  waist: { deviation: 0.053, lowest: -0.161, highest: 0.154 },
  hips: { deviation: 0.04, lowest: -0.106, highest: 0.128 },
};

interface Percentiles {
  p1: number;
  p50: number;
  p99: number;
}

/** What share of the total height each part is. */
export const HEIGHT_SHARES: Readonly<Record<VerticalMeasurement, Percentiles>> = {
  headToChest: { p1: 0.25, p50: 0.281, p99: 0.317 },
  chestToCrotch: { p1: 0.201, p50: 0.24, p99: 0.273 },
  crotchToKnee: { p1: 0.18, p50: 0.205, p99: 0.229 },
  kneeToFloor: { p1: 0.254, p50: 0.275, p99: 0.297 },
};

/** The breadth over both arms as a share of the girth around the shoulders: the median. */
export const SHOULDER_BREADTH = 0.437;
