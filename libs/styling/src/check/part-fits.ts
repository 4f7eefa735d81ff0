import {
  ARM_OF_HEIGHT,
  SLEEVE_ENDS,
  type Category,
  type TapeMeasurements,
  type UnitPreference,
} from '@figura/contracts';
import {
  collectLevels,
  placeWords,
  formatApproximateLength,
  type BodyLevels,
  type BodyPlaces,
} from '../lengths';

export interface PartFit {
  part: 'hem' | 'rise' | 'sleeve';
  sentence: string;
}

export const MEASURED_FROM: Partial<Record<Category, { level: string; words: string }>> = {
  Bottoms: { level: 'waist', words: 'from the waistband' },
  Tops: { level: 'shoulder', words: 'from the shoulder, beside the neck' },
  'One-Piece': { level: 'shoulder', words: 'from the shoulder, beside the neck' },
  Outerwear: { level: 'shoulder', words: 'from the shoulder, beside the neck' },
};

/** How far below varies with the cut, so no number is given. */
const LOW_RISE = 'That is told from your waist. A low rise sits below it, and the hem ends as much lower.';

/**
 * Inches by which a leg or skirt rises where hip and knee bend. Our choice, a careful one: legs cut for wheelchair
 * users are about 5 inches longer (inseams of 37 inches for women, spokesman.com, June 10, 1997).
 */
const SEATED_RISE = 3;
/** Inches below the waist from which a top bunches in the lap. */
const IN_THE_LAP = 2;
const HIGHER_BEHIND = ' As you sit, a rise that is higher behind keeps your back covered.';

interface MeasuredGarment {
  readonly category: Category;
  readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
}

/**
 * Empty for a garment without a hem.
 * @param hemLength inches, above 0: from the waistband of skirts and trousers, otherwise from the high shoulder
 * point
 * @param tape inches, each above 0
 * @param isSeated judges lengths as they are in a wheelchair
 */
export function listPartFits(
  { landmarks, places }: BodyPlaces,
  garment: MeasuredGarment,
  hemLength: number,
  tape: TapeMeasurements,
  unit: UnitPreference,
  isSeated = false,
): PartFit[] {
  const from = MEASURED_FROM[garment.category];
  if (!from) return [];
  const levels = collectLevels(tape, landmarks);
  const hem = levels[from.level]! + hemLength;
  const hangs = isSeated && (garment.category === 'Bottoms' || garment.category === 'One-Piece');
  const ends = placeWords(hangs ? hem - SEATED_RISE : hem, levels, places, unit);
  const lap = isSeated && !hangs ? ` ${findLapSentence(hem, levels)}` : '';
  const rise = findRiseSentence(garment, levels, unit);
  const fits: [PartFit['part'], string | null][] = [
    [
      'hem',
      `At ${formatApproximateLength(hemLength, unit)} ${from.words}, it ends ${ends}${hangs ? ' as you sit' : ''}.${lap}`,
    ],
    ['rise', rise && isSeated ? rise + HIGHER_BEHIND : rise],
    ['sleeve', findSleeveSentence(garment, levels, unit)],
  ];
  return fits.flatMap(([part, sentence]) => (sentence === null ? [] : [{ part, sentence }]));
}

function findLapSentence(hem: number, levels: BodyLevels): string {
  return hem > levels['waist']! + IN_THE_LAP
    ? 'As you sit, what hangs below your waist bunches in your lap.'
    : 'As you sit, it lies flat.';
}

/** Only trousers have a crotch seam to measure a rise from. */
function findRiseSentence(
  { category, attributes }: MeasuredGarment,
  levels: BodyLevels,
  unit: UnitPreference,
): string | null {
  if (category !== 'Bottoms') return null;
  if (attributes['waist']?.includes('low-rise')) return LOW_RISE;
  if (!attributes['leg']?.length) return null;
  const rise = formatApproximateLength(levels['crotch']! - levels['waist']!, unit);
  return `A waistband that lies ${rise} above the crotch seam, straight up, is at your waist.`;
}

function findSleeveSentence(
  { category, attributes }: MeasuredGarment,
  levels: BodyLevels,
  unit: UnitPreference,
): string | null {
  if (category === 'Bottoms') return null;
  const share = attributes['sleeveLength']?.flatMap((value) => SLEEVE_ENDS[value] ?? [])[0];
  if (share === undefined) return null;
  const wrist = computeSleeveLength('wrist', levels)!;
  const toWrist = `For your height, a sleeve of about ${formatApproximateLength(wrist, unit)} from the shoulder seam ends at the wrist`;
  return share === 1
    ? `${toWrist}.`
    : `${toWrist}, and this one at about ${formatApproximateLength(wrist * share, unit)}.`;
}

/** Inches from the shoulder seam to the sleeve end; null for an unknown length. */
export function computeSleeveLength(length: string, levels: BodyLevels): number | null {
  const share = SLEEVE_ENDS[length];
  return share === undefined ? null : levels['floor']! * ARM_OF_HEIGHT * share;
}
