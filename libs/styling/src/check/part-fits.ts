import {
  ARM_OF_HEIGHT,
  SLEEVE_ENDS,
  type Category,
  type Presentation,
  type TapeMeasurements,
  type UnitPreference,
} from '@figura/contracts';
import { createMessageFactory, type Message } from '@figura/messages';
import {
  collectLevels,
  describeEnd,
  describeLength,
  isInLap,
  SEATED_RISE,
  type BodyLevels,
  type BodyPlaces,
} from '../lengths/lengths';
import messages from './messages.en';

const t = createMessageFactory(messages.fit);
const seams = createMessageFactory(messages.seams);

export interface PartFit {
  part: 'hem' | 'rise' | 'sleeve';
  sentence: Message;
}

const SHOULDER = { level: 'shoulder', words: seams('shoulder') };

export const MEASURED_FROM: Partial<Record<Category, { level: string; words: Message }>> = {
  Bottoms: { level: 'waist', words: seams('waistband') },
  Tops: SHOULDER,
  'One-Piece': SHOULDER,
  Outerwear: SHOULDER,
};

interface MeasuredGarment {
  readonly category: Category;
  readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
}

/**
 * Empty for a garment without a hem.
 * @param hemLength inches, above 0: from the waistband of skirts and trousers, otherwise from the high shoulder
 * point
 * @param tape inches, each above 0
 * @param unit null for users who hide their numbers
 */
export function listPartFits(
  { landmarks, places }: BodyPlaces,
  garment: MeasuredGarment,
  hemLength: number,
  tape: TapeMeasurements,
  unit: UnitPreference | null,
  presentation: Presentation,
  isSeated = false,
): PartFit[] {
  const from = MEASURED_FROM[garment.category];
  if (!from) return [];
  const levels = collectLevels(tape, landmarks, presentation);
  const hem = levels[from.level]! + hemLength;
  const hangs = isSeated && (garment.category === 'Bottoms' || garment.category === 'One-Piece');
  const ends = describeEnd(hangs ? hem - SEATED_RISE : hem, levels, places, unit);
  const words = { from: from.words, ends, how: hangs ? 'seated' : 'standing' } as const;
  const end = unit
    ? t('hem', { ...words, length: describeLength(hemLength, unit) })
    : t('hemWithoutLength', words);
  const lying = isSeated && !hangs ? t(isInLap(hem, levels) ? 'bunches' : 'liesFlat', { end }) : end;
  const fits: [PartFit['part'], Message | null][] = [
    // A coarse body has the same height for every user.
    ['hem', unit ? lying : t('onAverage', { end: lying })],
    ['rise', findRiseSentence(garment, levels, unit, isSeated)],
    ['sleeve', unit && findSleeveSentence(garment, levels, unit)],
  ];
  return fits.flatMap(([part, sentence]) => (sentence === null ? [] : [{ part, sentence }]));
}

/** Only trousers have a crotch seam to measure a rise from. How far a low one sits below varies with the cut. */
function findRiseSentence(
  { category, attributes }: MeasuredGarment,
  levels: BodyLevels,
  unit: UnitPreference | null,
  isSeated: boolean,
): Message | null {
  if (category !== 'Bottoms') return null;
  const how = isSeated ? 'seated' : 'standing';
  if (attributes['waist']?.includes('low-rise')) return t('lowRise', { how });
  if (!attributes['leg']?.length || !unit) return null;
  return t('rise', { rise: describeLength(levels['crotch']! - levels['waist']!, unit), how });
}

function findSleeveSentence(
  { category, attributes }: MeasuredGarment,
  levels: BodyLevels,
  unit: UnitPreference,
): Message | null {
  if (category === 'Bottoms') return null;
  const share = attributes['sleeveLength']?.flatMap((value) => SLEEVE_ENDS[value] ?? [])[0];
  if (share === undefined) return null;
  const wrist = computeSleeveLength('wrist', levels)!;
  const length = describeLength(wrist, unit);
  return share === 1
    ? t('sleeve', { length })
    : t('shorterSleeve', { length, own: describeLength(wrist * share, unit) });
}

/** Inches from the shoulder seam to the sleeve end; null for an unknown length. */
export function computeSleeveLength(length: string, levels: BodyLevels): number | null {
  const share = SLEEVE_ENDS[length];
  return share === undefined ? null : levels['floor']! * ARM_OF_HEIGHT * share;
}
