import type { Dimension } from '../misread-hints/sample';
import { REGRESSIONS, RESIDUALS } from '../misread-hints/sample';
import type { Matrix } from './matrix';
import { invertMatrix } from './matrix';

/**
 * Natural logs of girths and height in millimeters, and the upper three parts' shares of height; the fourth is
 * the rest.
 */
export const TRAITS = [
  'shoulders',
  'chest',
  'waist',
  'hips',
  'height',
  'headToChest',
  'chestToCrotch',
  'crotchToKnee',
] as const;
export type Trait = (typeof TRAITS)[number];

const LOGARITHMS = TRAITS.slice(0, 5) as readonly Dimension[];
const SHARES = TRAITS.slice(5);

/** The survey is of soldiers, who are fitter and vary less than the public. */
const WIDENING = 1.25;

/** Standard deviation of height given the girths, from the regressions' symmetry. */
const HEIGHT_DEVIATION =
  RESIDUALS.shoulders.deviation *
  Math.sqrt(REGRESSIONS.height.coefficients.shoulders! / REGRESSIONS.shoulders.coefficients.height!);

/** Medians of the shares (ANSUR II, women). */
const MEDIAN_SHARES = [0.281, 0.24, 0.205];

/** From the same survey's percentiles of the parts, of those above the crotch, and of chest to knee. */
const SHARE_COVARIANCE: Matrix = [
  [0.000213, -0.000116, -0.000049],
  [-0.000116, 0.00024, -0.000108],
  [-0.000049, -0.000108, 0.000156],
];

/** A normal distribution as its inverse covariance, and that times the means. */
export interface Information {
  precision: number[][];
  potential: number[];
}

/**
 * Surveyed women as a normal distribution over {@link TRAITS}: the regressions are rows of its precision.
 * `widening` scales the survey's spread.
 */
export function createPopulation(widening = WIDENING): Information {
  const computeDeviation = (name: Dimension): number =>
    widening * (name === 'height' ? HEIGHT_DEVIATION : RESIDUALS[name].deviation);
  const precision = TRAITS.map(() => TRAITS.map(() => 0));
  const potential = TRAITS.map(() => 0);
  LOGARITHMS.forEach((name, row) => {
    const weight = 1 / computeDeviation(name) ** 2;
    const { constant, coefficients } = REGRESSIONS[name];
    precision[row]![row] = weight;
    potential[row] = weight * constant;
    LOGARITHMS.forEach((other, column) => {
      // The table rounds coefficients: the mean of both directions is symmetric.
      const back = REGRESSIONS[other].coefficients[name] ?? 0;
      const there = (coefficients[other] ?? 0) * weight;
      if (other !== name) precision[row]![column] = -(there + back / computeDeviation(other) ** 2) / 2;
    });
  });
  const shares = invertMatrix(SHARE_COVARIANCE);
  SHARES.forEach((_name, row) => {
    const at = LOGARITHMS.length + row;
    SHARES.forEach((_other, column) => {
      precision[at]![LOGARITHMS.length + column] = shares[row]![column]!;
      potential[at]! += shares[row]![column]! * MEDIAN_SHARES[column]!;
    });
  });
  return { precision, potential };
}
