import type { HorizontalMeasurement, SizeWearer } from '@figura/contracts';
import { HORIZONTAL_MEASUREMENTS } from '@figura/contracts';

import type { Dimension } from '../misread-hints/sample';
import { REGRESSIONS, RESIDUALS } from '../misread-hints/sample';
import { CM_PER_INCH } from '../units';
import type { Matrix } from './matrix';
import { invertMatrix } from './matrix';
import { MENS_GIRTHS, MENS_HEIGHT, MENS_REGRESSIONS, MENS_RESIDUALS, MENS_SHARES } from './mens-sample';

/**
 * Natural logs of girths and height in millimeters, and the shares of height of the upper three parts; the
 * fourth is the remainder.
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

const MM_PER_INCH = 10 * CM_PER_INCH;

/** Soldiers were surveyed, who are fitter and vary less than the public. */
const WIDENING = 1.25;

/** Standard deviation of height for given girths, from the symmetry of the regressions. */
const HEIGHT_DEVIATION =
  RESIDUALS.shoulders.deviation *
  Math.sqrt(REGRESSIONS.height.coefficients.shoulders! / REGRESSIONS.shoulders.coefficients.height!);

/** Medians of the shares (ANSUR II, women). */
const MEDIAN_SHARES = [0.281, 0.24, 0.205];

/** From percentiles in the same survey: of the parts, of everything above the crotch, and of chest to knee. */
const SHARE_COVARIANCE: Matrix = [
  [0.000213, -0.000116, -0.000049],
  [-0.000116, 0.00024, -0.000108],
  [-0.000049, -0.000108, 0.000156],
];

/** A normal distribution in information form: its inverse covariance, and that times the means. */
export interface Information {
  precision: number[][];
  potential: number[];
}

export function createPopulation(wearer: SizeWearer, widening = WIDENING): Information {
  return wearer === 'men' ? createMen(widening) : createWomen(widening);
}

/**
 * Surveyed women as a normal distribution over {@link TRAITS}; the regressions are rows of its precision
 * matrix. `widening` scales the survey's spread.
 */
function createWomen(widening: number): Information {
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
      // The table has rounded coefficients; the mean of both directions is symmetric.
      const back = REGRESSIONS[other].coefficients[name] ?? 0;
      const there = coefficients[other]! * weight;
      if (other !== name) precision[row]![column] = -(there + back / computeDeviation(other) ** 2) / 2;
    });
  });
  addShares({ precision, potential }, MEDIAN_SHARES, SHARE_COVARIANCE);
  return { precision, potential };
}

/** The same for men. The row of the height comes from its spread, since its regression is unknown. */
function createMen(widening: number): Information {
  const precision = TRAITS.map(() => TRAITS.map(() => 0));
  const potential = TRAITS.map(() => 0);
  const girths = HORIZONTAL_MEASUREMENTS;
  const height = girths.length;
  const weigh = (name: HorizontalMeasurement) => 1 / (widening * MENS_RESIDUALS[name]) ** 2;
  girths.forEach((name, row) => {
    const coefficients = MENS_REGRESSIONS[name];
    precision[row]![row] = weigh(name);
    girths.forEach((other, column) => {
      if (other === name) return;
      const back = MENS_REGRESSIONS[other][name]! * weigh(other);
      precision[row]![column] = -(coefficients[other]! * weigh(name) + back) / 2;
    });
    const withHeight = -coefficients.height! * weigh(name);
    precision[row]![height] = withHeight;
    precision[height]![row] = withHeight;
  });
  const covariance = invertMatrix(girths.map((_, row) => precision[row]!.slice(0, height)));
  const toHeight = girths.map((_, row) => precision[row]![height]!);
  const explained = covariance.map((line) => multiply(line, toHeight));
  precision[height]![height] = 1 / (widening * MENS_HEIGHT.deviation) ** 2 + multiply(toHeight, explained);
  const medians = [...girths.map((name) => MENS_GIRTHS[name]), MENS_HEIGHT.median].map((inches) =>
    Math.log(inches * MM_PER_INCH),
  );
  medians.forEach((_, row) => (potential[row] = multiply(precision[row]!.slice(0, medians.length), medians)));
  addShares({ precision, potential }, MENS_SHARES.medians, MENS_SHARES.covariance);
  return { precision, potential };
}

function addShares(
  { precision, potential }: Information,
  medians: readonly number[],
  covariance: Matrix,
): void {
  const shares = invertMatrix(covariance);
  SHARES.forEach((_name, row) => {
    const at = LOGARITHMS.length + row;
    SHARES.forEach((_other, column) => {
      precision[at]![LOGARITHMS.length + column] = shares[row]![column]!;
      potential[at]! += shares[row]![column]! * medians[column]!;
    });
  });
}

function multiply(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * b[index]!, 0);
}
