import type { HorizontalMeasurement } from '@figura/contracts';

import type { Dimensions } from '../misread-hints/sample';

/* Computed from ANSUR II, men (n = 4,082; US Army 2012, public), like women's in `misread-hints/sample.ts`. */

/** Natural logs of each girth from the other three and height. */
export const MENS_REGRESSIONS: Readonly<Record<HorizontalMeasurement, Dimensions>> = {
  shoulders: { chest: 0.577, waist: -0.166, hips: 0.211, height: 0.201 },
  chest: { shoulders: 0.694, waist: 0.389, hips: 0.021, height: -0.108 },
  waist: { shoulders: -0.477, chest: 0.93, hips: 0.814, height: -0.134 },
  hips: { shoulders: 0.316, chest: 0.027, waist: 0.423, height: 0.205 },
};

/** Standard deviations of the regressions' residuals. */
export const MENS_RESIDUALS: Readonly<Record<HorizontalMeasurement, number>> = {
  shoulders: 0.026,
  chest: 0.028,
  waist: 0.044,
  hips: 0.032,
};

/** Inches, from median ratios to height and hips, because the regressions' rounded constants are too coarse. */
export const MENS_GIRTHS: Readonly<Record<HorizontalMeasurement, number>> = {
  shoulders: 46.5,
  chest: 41.6,
  waist: 36.9,
  hips: 40.1,
};

/** Median in inches, and the standard deviation of the natural logarithm. */
export const MENS_HEIGHT = { median: 69.1, deviation: 0.0382 };

/** Head to chest, chest to crotch, and crotch to knee: medians, and the covariance as for women. */
export const MENS_SHARES = {
  medians: [0.265, 0.254, 0.204],
  covariance: [
    [0.000113, -0.00004, -0.0000255],
    [-0.00004, 0.000171, -0.0000824],
    [-0.0000255, -0.0000824, 0.0001006],
  ],
} as const;
