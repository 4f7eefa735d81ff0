import type { HorizontalMeasurement, VerticalMeasurement } from '@figura/contracts';

/*
 * Computed from ANSUR II, women (n = 1,986; US Army 2012, public): girths around both shoulders, fullest chest,
 * navel, buttocks; heights crown to nipple line, crotch, mid-kneecap, floor.
 */

/**
 * The sample is fitter than the public and has few large women. A factor of 2 would still flag one in sixty
 * bodies of `testing/true-bodies.ts`.
 */
export const WIDENING = 2.5;

export type Dimension = HorizontalMeasurement | 'height';
/** Natural logs of millimeters. */
export type Dimensions = Partial<Record<Dimension, number>>;

/** `constant` + Σ coefficient × dimension. */
export interface Regression {
  constant: number;
  coefficients: Dimensions;
}

/**
 * Each girth from the other three and height. `height` (64.0 in, deviation 4%) is only there so that it can be
 * left out.
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
  /** 0.1% of the sample. */
  lowest: number;
  /** 99.9%. */
  highest: number;
}

/** Above 0 if larger than expected. */
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

export const HEIGHT_SHARES: Readonly<Record<VerticalMeasurement, Percentiles>> = {
  headToChest: { p1: 0.25, p50: 0.281, p99: 0.317 },
  chestToCrotch: { p1: 0.201, p50: 0.24, p99: 0.273 },
  crotchToKnee: { p1: 0.18, p50: 0.205, p99: 0.229 },
  kneeToFloor: { p1: 0.254, p50: 0.275, p99: 0.297 },
};

/** Median breadth over both arms / shoulder girth. */
export const SHOULDER_BREADTH = 0.437;
