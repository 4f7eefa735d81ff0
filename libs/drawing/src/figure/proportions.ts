import {
  createTape,
  HORIZONTAL_MEASUREMENTS,
  mapMeasurements,
  VERTICAL_MEASUREMENTS,
} from '@figura/contracts';
import type { HorizontalMeasurement, Measurement, Presentation, TapeMeasurements } from '@figura/contracts';
import { clampSoftly } from './soft-limits';

/**
 * Inches; replaces missing measurements. Near-median: shoulders = hips = 1.2 waists, 52% above the crotch, 44%
 * chest to knee, 64.2 in tall.
 */
export const TYPICAL_BODY: Readonly<TapeMeasurements> = createTape(
  [40.4, 37, 33, 40],
  [18, 15.2, 13.2, 17.8],
);

export const INCH = 2.54;

/** Body inches: heights from the crown, half widths from the axis. The figure is always `TYPICAL_HEIGHT` tall. */
export interface Proportions {
  chestY: number;
  crotchY: number;
  kneeY: number;
  shoulders: number;
  chest: number;
  waist: number;
  hips: number;
  /** 1 is typical; arms follow the upper body, legs the lower. */
  armFullness: number;
  legFullness: number;
  /** Height on the sheet; 1 is typical. */
  stature: number;
  /** 0 is a woman's figure, 1 a man's; between them a neutral one. */
  build: number;
  /** 0 to 1: roundness of a pregnant belly. */
  belly: number;
}

export interface FigureKind {
  build?: number;
  /** Only the wearer says so; measurements then tell how round. */
  expecting?: boolean;
}

export const BUILDS: Readonly<Record<Presentation, number>> = { womens: 0, any: 0.5, mens: 1 };

export const TYPICAL_HEIGHT = VERTICAL_MEASUREMENTS.reduce((sum, part) => sum + TYPICAL_BODY[part], 0);

/**
 * Front width / girth from 1,986 women (ANSUR II, 2012). The waist was measured at the navel (0.349); the
 * narrowest part is rounder, so it is reduced.
 */
const FRONT_WIDTH: Record<HorizontalMeasurement, number> = {
  shoulders: 0.437,
  chest: 0.288,
  waist: 0.326,
  hips: 0.347,
};

/** Of the reach of both arms, what hips of the same girth span: a line that long compares with theirs. */
export const SHOULDER_SHARE = FRONT_WIDTH.hips / FRONT_WIDTH.shoulders;

const MENS_FRONT_WIDTH: Record<HorizontalMeasurement, number> = {
  shoulders: 0.432,
  chest: 0.28,
  waist: 0.33,
  hips: 0.339,
};

/**
 * Natural logs against height: unchanged up to the first number (46 in waist at 5 ft 4 in), never past the
 * second.
 */
const GIRTH_LIMITS: Record<HorizontalMeasurement, { wide: [number, number]; slim: [number, number] }> = {
  shoulders: { wide: [0.2, 0.36], slim: [0.16, 0.32] },
  chest: { wide: [0.28, 0.52], slim: [0.16, 0.32] },
  waist: { wide: [0.34, 0.6], slim: [0.2, 0.38] },
  hips: { wide: [0.28, 0.48], slim: [0.16, 0.32] },
};
/** Log deviation from the mean of the four. */
const GIRTH_SPREAD = [0.2, 0.35] as const;
/** Log deviation from the typical share. */
const HEIGHT_SPREAD = [0.16, 0.27] as const;
/** Log deviation from the typical height. */
const STATURE_SPREAD = [0.07, 0.12] as const;

/** Waist against the mean of chest and hips; a belly grows forward more than aside. */
const BELLY = { from: 0.84, over: 0.2, narrower: 0.09 } as const;

/** Inches; missing or non-positive ones become typical. */
export function completeBody(measurements: Partial<TapeMeasurements>): TapeMeasurements {
  const known = Object.entries(measurements).filter(([, value]) => Number.isFinite(value) && value > 0);
  return { ...TYPICAL_BODY, ...Object.fromEntries(known) };
}

/** Compresses extremes, so that the figure stays human and every change still shows. Continuous. */
export function computeProportions(
  measurements: Partial<TapeMeasurements>,
  { build = 0, expecting = false }: FigureKind = {},
): Proportions {
  const body = completeBody(measurements);
  const height = VERTICAL_MEASUREMENTS.reduce((sum, part) => sum + body[part], 0);
  const tallness = Math.log(height / TYPICAL_HEIGHT);

  const shares = VERTICAL_MEASUREMENTS.map(
    (part) =>
      TYPICAL_BODY[part] * Math.exp(clampSoftly(computeDeviation(body, part) - tallness, ...HEIGHT_SPREAD)),
  );
  const toInches = TYPICAL_HEIGHT / shares.reduce((sum, share) => sum + share, 0);
  const [head = 0, trunk = 0, thigh = 0] = shares.map((share) => share * toInches);

  const girths = clampGirths(body, tallness);
  const round = body.waist / ((body.chest + body.hips) / 2);
  const belly = expecting ? Math.min(Math.max((round - BELLY.from) / BELLY.over, 0), 1) : 0;
  const computeHalfWidth = (girth: HorizontalMeasurement): number =>
    (interpolate(FRONT_WIDTH[girth], MENS_FRONT_WIDTH[girth], build) *
      TYPICAL_BODY[girth] *
      Math.exp(girths[girth])) /
    2;

  return {
    chestY: head,
    crotchY: head + trunk,
    kneeY: head + trunk + thigh,
    shoulders: computeHalfWidth('shoulders'),
    chest: computeHalfWidth('chest'),
    waist: computeHalfWidth('waist') * (1 - BELLY.narrower * belly),
    hips: computeHalfWidth('hips'),
    armFullness: Math.exp(0.35 * girths.chest + 0.3 * girths.waist + 0.15 * girths.shoulders),
    legFullness: Math.exp(0.7 * girths.hips + 0.15 * girths.waist),
    stature: Math.exp(clampSoftly(tallness, ...STATURE_SPREAD)),
    build,
    belly,
  };
}

export const interpolate = (womens: number, mens: number, build: number): number =>
  womens + (mens - womens) * build;

/** Log ratio to typical: 0.1 is about a tenth more. */
function computeDeviation(body: TapeMeasurements, measurement: Measurement): number {
  return Math.log(body[measurement] / TYPICAL_BODY[measurement]);
}

function clampGirths(body: TapeMeasurements, tallness: number): Record<HorizontalMeasurement, number> {
  const alone = mapMeasurements(HORIZONTAL_MEASUREMENTS, (girth) => {
    const stray = computeDeviation(body, girth) - tallness;
    const { wide, slim } = GIRTH_LIMITS[girth];
    return clampSoftly(stray, ...(stray > 0 ? wide : slim));
  });
  const mean =
    HORIZONTAL_MEASUREMENTS.reduce((sum, girth) => sum + alone[girth], 0) / HORIZONTAL_MEASUREMENTS.length;
  return mapMeasurements(
    HORIZONTAL_MEASUREMENTS,
    (girth) => mean + clampSoftly(alone[girth] - mean, ...GIRTH_SPREAD),
  );
}
