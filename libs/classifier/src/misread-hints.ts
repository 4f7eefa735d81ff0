import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { MEASUREMENT_LABELS, MEASUREMENTS } from '@figura/contracts';

import { CM_PER_INCH, isLength } from './units';
import type { LengthUnit } from './units';

export interface MisreadHint {
  /** `straight-across`: the tape did not go around; `unit-slip`: inches and centimeters mixed up; `unusual`: rare. */
  kind: 'straight-across' | 'unit-slip' | 'unusual';
  measurement: Measurement;
  /** Of a `unit-slip`: the unit that was probably read off the tape. */
  meantUnit?: LengthUnit;
  /** A kind sentence or two for the person who measures. */
  message: string;
}

interface UsualRange {
  from: number;
  to: number;
}

/**
 * From the 1st to the 99th percentile in inches, both ends usual: derived from two public samples of women (ANSUR II,
 * n = 1,986; bdims, n = 260). Neither is the general population, so the range may suggest a second look, no more.
 */
export const USUAL_RANGES: Record<Measurement, UsualRange> = {
  shoulders: { from: 36, to: 45.6 },
  chest: { from: 30.9, to: 45.7 },
  waist: { from: 26.2, to: 44.1 },
  hips: { from: 34.1, to: 47.6 },
  headToChest: { from: 15.8, to: 20.4 },
  chestToCrotch: { from: 12.6, to: 17.8 },
  crotchToKnee: { from: 11.1, to: 15.3 },
  kneeToFloor: { from: 15.4, to: 20.2 },
};

/**
 * Below this ratio to the hips, the shoulders were probably measured straight across. In the same samples the girth
 * around the shoulders is never under 0.81 of the hips, the width across them always under 0.60.
 */
export const STRAIGHT_ACROSS_RATIO = 0.7;

const HOW_TO_CHECK: Record<Measurement, string> = {
  shoulders: 'The tape goes all the way around, over the widest point of both shoulders.',
  chest: 'The tape goes around the fullest part of the chest, level at the back.',
  waist: 'The tape goes around the narrowest point, resting on the skin without pulling in.',
  hips: 'The tape goes around the fullest part of the hips, feet together.',
  headToChest: 'Stand against a wall and measure straight down, from the top of the head to the chest mark.',
  chestToCrotch: 'Stand against a wall and measure straight down, from the chest mark to the crotch mark.',
  crotchToKnee: 'Stand against a wall and measure straight down, from the crotch mark to the knee mark.',
  kneeToFloor: 'Stand barefoot against a wall and measure straight down, from the knee mark to the floor.',
};

const STRAIGHT_ACROSS: MisreadHint = {
  kind: 'straight-across',
  measurement: 'shoulders',
  message:
    `${MEASUREMENT_LABELS.shoulders}: did the tape go all the way around? This reading is close to the width ` +
    'straight across. Around both shoulders and back to the start is what we need.',
};

/**
 * Measurements, in inches, that may have been misread, in the order of `MEASUREMENTS`: at most one hint for each, the
 * most specific one. A hint is for asking, never for refusing. Measurements that are missing, not finite or not above
 * 0 get none: validation speaks about those. Never throws.
 */
export function findMisreadHints(measurements: Partial<TapeMeasurements>): MisreadHint[] {
  return MEASUREMENTS.flatMap((measurement) => {
    const inches = measurements[measurement];
    if (!isLength(inches)) return [];
    if (measurement === 'shoulders' && isStraightAcross(inches, measurements.hips)) {
      return [STRAIGHT_ACROSS];
    }
    return outsideUsualRange(measurement, inches);
  });
}

function isStraightAcross(shoulders: number, hips: number | undefined): boolean {
  // A girth as people have it was not measured straight across, however wide the hips are.
  if (!isLength(hips) || isUsual('shoulders', shoulders)) return false;
  // Hips entered in the wrong unit say nothing about the shoulders, so the ratio must hold for what was meant too.
  const meantHips = undoUnitSlip('hips', hips) ?? hips;
  return shoulders < STRAIGHT_ACROSS_RATIO * Math.min(hips, meantHips);
}

function outsideUsualRange(measurement: Measurement, inches: number): MisreadHint[] {
  if (isUsual(measurement, inches)) return [];
  const label = MEASUREMENT_LABELS[measurement];
  const meant = undoUnitSlip(measurement, inches);
  if (meant === null) {
    const message =
      `${label}: this is outside the range that we usually see, and may well be right. ` +
      `If you like, take a second look. ${HOW_TO_CHECK[measurement]}`;
    return [{ kind: 'unusual', measurement, message }];
  }
  const meantUnit = meant < inches ? 'cm' : 'in';
  const [meantName, chosenName] = meantUnit === 'cm' ? ['centimeters', 'inches'] : ['inches', 'centimeters'];
  const message =
    `${label}: this looks like ${meantName} entered as ${chosenName}. ` +
    'Please check which side of the tape you read, and which unit is chosen here.';
  return [{ kind: 'unit-slip', measurement, meantUnit, message }];
}

/** The usual length that the other unit would have given, or null if that is not usual either. */
function undoUnitSlip(measurement: Measurement, inches: number): number | null {
  return [inches / CM_PER_INCH, inches * CM_PER_INCH].find((meant) => isUsual(measurement, meant)) ?? null;
}

function isUsual(measurement: Measurement, inches: number): boolean {
  const { from, to } = USUAL_RANGES[measurement];
  return inches >= from && inches <= to;
}
