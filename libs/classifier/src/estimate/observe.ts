import type { Measurement } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';

import { TAPE_ERROR_INCHES } from '../confidence/tape-error';
import { CM_PER_INCH } from '../units';
import type { BodyAnswers, Line } from './answers';
import { getMensGirths, getSizeGirths } from './answers';
import type { Information, Trait } from './population';
import { TRAITS } from './population';

/** Standard deviations: inches for lengths, share of the girth for sizes. */
const HEIGHT_ERROR_INCHES = 0.6;
const STRING_ERROR_INCHES = 0.75;
/** Sizes are 4 to 5% apart, shops differ by one, and bodies vary within a size. */
const SIZE_ERROR = 0.05;
/** Larger, since collars predict the chest poorly, and trousers sit below the waist or even below the belly. */
const COLLAR_ERROR = 0.07;
const WAISTBAND_ERROR = 0.07;

const MM_PER_INCH = 10 * CM_PER_INCH;

export function observe(
  prior: Information,
  { height, sizeAbove, sizeBelow, mens = {}, byString = {}, byTape = {} }: BodyAnswers,
): Information {
  const known: Information = {
    precision: prior.precision.map((row) => [...row]),
    potential: [...prior.potential],
  };
  const observeLogarithm = (line: Line, inches: number, error: number): void => {
    learn(known, line, Math.log(inches * MM_PER_INCH), error);
  };
  observeLogarithm({ height: 1 }, height, HEIGHT_ERROR_INCHES / height);
  if (sizeAbove !== undefined) observeLogarithm({ chest: 1 }, getSizeGirths(sizeAbove).chest, SIZE_ERROR);
  if (sizeBelow !== undefined) {
    const { waist: narrow, hips } = getSizeGirths(sizeBelow);
    // Trousers must close at the waist and fit over the hips, so each counts half.
    observeLogarithm({ waist: 0.5, hips: 0.5 }, Math.sqrt(narrow * hips), SIZE_ERROR);
  }
  const { chest, collarChest, waist } = getMensGirths(mens);
  if (chest !== undefined) observeLogarithm({ chest: 1 }, chest, SIZE_ERROR);
  if (collarChest !== undefined) observeLogarithm({ chest: 1 }, collarChest, COLLAR_ERROR);
  if (waist !== undefined) observeLogarithm({ waist: 1 }, waist, WAISTBAND_ERROR);
  for (const name of MEASUREMENTS) {
    const inches = byTape[name] ?? byString[name];
    if (inches === undefined) continue;
    const error = byTape[name] === undefined ? STRING_ERROR_INCHES : TAPE_ERROR_INCHES;
    if (isGirth(name)) observeLogarithm({ [name]: 1 }, inches, error / inches);
    else learn(known, SHARE_LINES[name], inches / height - SHARE_CONSTANTS[name], error / height);
  }
  return known;
}

type Height = Exclude<Measurement, Trait> | 'headToChest' | 'chestToCrotch' | 'crotchToKnee';

/** The last height is the remainder. */
const SHARE_LINES: Readonly<Record<Height, Line>> = {
  headToChest: { headToChest: 1 },
  chestToCrotch: { chestToCrotch: 1 },
  crotchToKnee: { crotchToKnee: 1 },
  kneeToFloor: { headToChest: -1, chestToCrotch: -1, crotchToKnee: -1 },
};
const SHARE_CONSTANTS: Readonly<Record<Height, number>> = {
  headToChest: 0,
  chestToCrotch: 0,
  crotchToKnee: 0,
  kneeToFloor: 1,
};

const isGirth = (name: Measurement): name is Exclude<Measurement, Height> => !(name in SHARE_LINES);

/** Updates the distribution with a reading of a linear combination of traits and its error. */
function learn({ precision, potential }: Information, line: Line, value: number, error: number): void {
  const factors = TRAITS.map((trait) => line[trait] ?? 0);
  factors.forEach((factor, row) => {
    potential[row]! += (factor * value) / error ** 2;
    factors.forEach((other, column) => {
      precision[row]![column]! += (factor * other) / error ** 2;
    });
  });
}
