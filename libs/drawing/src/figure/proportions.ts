import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { clampSoftly } from './soft-limits';

/**
 * The body, in inches, that stands in for whatever has not been measured yet. It has about the median proportions that
 * the product's measurement facts give: shoulders as wide around as hips, hips 1.2 times the waist, 52% above the
 * crotch, 44% between chest and knee. It is 64.2 in tall.
 */
export const TYPICAL_BODY: Readonly<TapeMeasurements> = {
  shoulders: 40.4,
  chest: 37,
  waist: 33,
  hips: 40,
  headToChest: 18,
  chestToCrotch: 15.2,
  crotchToKnee: 13.2,
  kneeToFloor: 17.8,
};

/** Centimeters in an inch. */
export const INCH = 2.54;

/**
 * A body's proportions, ready to be drawn: heights from the crown down and half widths from the axis, in body inches
 * (the figure stands `TYPICAL_HEIGHT` of them tall, whoever is drawn).
 */
export interface Proportions {
  /** Heights of the chest line, the crotch and the knee below the crown. */
  chestY: number;
  crotchY: number;
  kneeY: number;
  /** Half of the width seen from the front. */
  shoulders: number;
  chest: number;
  waist: number;
  hips: number;
  /** How full the limbs are, 1 being typical: arms go with the upper body, legs with the lower. */
  armFullness: number;
  legFullness: number;
  /** How tall the whole figure stands on the sheet, 1 being typical. */
  stature: number;
}

const HEIGHTS = ['headToChest', 'chestToCrotch', 'crotchToKnee', 'kneeToFloor'] as const;
const GIRTHS = ['shoulders', 'chest', 'waist', 'hips'] as const;
type Girth = (typeof GIRTHS)[number];

export const TYPICAL_HEIGHT = HEIGHTS.reduce((sum, part) => sum + TYPICAL_BODY[part], 0);

/**
 * How wide each girth looks from the front, as a share of it. Measured on 1,986 women (ANSUR II, 2012): over both arms,
 * at the bust without them, at the buttocks. The waist was measured at the navel (0.349); where it is narrowest the trunk is
 * rounder, so that it lies between that and the bust.
 */
const FRONT_WIDTH: Record<Girth, number> = { shoulders: 0.437, chest: 0.288, waist: 0.326, hips: 0.347 };

/**
 * How far a girth may stray from the typical one, against the body's height, as a natural logarithm: drawn as it is
 * up to the first number (a waist of 46 in on 5 ft 4 in), ever less beyond, never past the second.
 */
const GIRTH_LIMITS: Record<Girth, { wide: [number, number]; slim: [number, number] }> = {
  shoulders: { wide: [0.2, 0.36], slim: [0.16, 0.32] },
  chest: { wide: [0.28, 0.52], slim: [0.16, 0.32] },
  waist: { wide: [0.34, 0.6], slim: [0.2, 0.38] },
  hips: { wide: [0.28, 0.48], slim: [0.16, 0.32] },
};
/** How far one girth may stray from the mean of the four, as a logarithm. */
const GIRTH_SPREAD = [0.2, 0.35] as const;
/** How far a part of the height may stray from its typical share, as a logarithm. */
const HEIGHT_SPREAD = [0.16, 0.27] as const;
/** How far the figure's height on the sheet may stray from the typical one, as a logarithm. */
const STATURE_SPREAD = [0.07, 0.12] as const;

/** All eight measurements: a number that is missing, or not above 0, is replaced by the typical one. In inches. */
export function completeBody(measurements: Partial<TapeMeasurements>): TapeMeasurements {
  const known = Object.entries(measurements).filter(([, value]) => Number.isFinite(value) && value > 0);
  return { ...TYPICAL_BODY, ...Object.fromEntries(known) };
}

/**
 * The proportions to draw for what is known of a body (inches, each above 0 and at most 150); what is missing is
 * typical. Usual numbers are drawn as they are; beyond them each is compressed ever more, so that the figure stays a
 * human one and every change still shows. Continuous in every number.
 */
export function computeProportions(measurements: Partial<TapeMeasurements>): Proportions {
  const body = completeBody(measurements);
  const height = HEIGHTS.reduce((sum, part) => sum + body[part], 0);
  const tallness = Math.log(height / TYPICAL_HEIGHT);

  const shares = HEIGHTS.map(
    (part) =>
      TYPICAL_BODY[part] * Math.exp(clampSoftly(computeDeviation(body, part) - tallness, ...HEIGHT_SPREAD)),
  );
  const toInches = TYPICAL_HEIGHT / shares.reduce((sum, share) => sum + share, 0);
  const [head = 0, trunk = 0, thigh = 0] = shares.map((share) => share * toInches);

  const girths = clampGirths(body, tallness);
  const computeHalfWidth = (girth: Girth): number =>
    (FRONT_WIDTH[girth] * TYPICAL_BODY[girth] * Math.exp(girths[girth])) / 2;

  return {
    chestY: head,
    crotchY: head + trunk,
    kneeY: head + trunk + thigh,
    shoulders: computeHalfWidth('shoulders'),
    chest: computeHalfWidth('chest'),
    waist: computeHalfWidth('waist'),
    hips: computeHalfWidth('hips'),
    armFullness: Math.exp(0.35 * girths.chest + 0.3 * girths.waist + 0.15 * girths.shoulders),
    legFullness: Math.exp(0.7 * girths.hips + 0.15 * girths.waist),
    stature: Math.exp(clampSoftly(tallness, ...STATURE_SPREAD)),
  };
}

/** Natural logarithm of a number over the typical one: 0 is typical, 0.1 about a tenth more. */
function computeDeviation(body: TapeMeasurements, measurement: Measurement): number {
  return Math.log(body[measurement] / TYPICAL_BODY[measurement]);
}

/** How each girth strays from the typical one for the height: first limited alone, then against the other three. */
function clampGirths(body: TapeMeasurements, tallness: number): Record<Girth, number> {
  const alone = GIRTHS.map((girth) => {
    const stray = computeDeviation(body, girth) - tallness;
    const { wide, slim } = GIRTH_LIMITS[girth];
    return clampSoftly(stray, ...(stray > 0 ? wide : slim));
  });
  const mean = alone.reduce((sum, stray) => sum + stray, 0) / GIRTHS.length;
  const together = alone.map((stray) => mean + clampSoftly(stray - mean, ...GIRTH_SPREAD));
  return Object.fromEntries(GIRTHS.map((girth, index) => [girth, together[index]])) as Record<Girth, number>;
}
