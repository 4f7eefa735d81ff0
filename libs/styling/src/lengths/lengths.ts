import { CM_PER_INCH, formatMeasurement, roundLength } from '@figura/classifier';
import { MEASUREMENT_DEFINITIONS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { Cut, Presentation, TapeMeasurements, UnitPreference } from '@figura/contracts';
import { createMessageFactory, type Message } from '@figura/messages';
import { namePlace } from '../content-texts';
import { SURVEYS } from '../proportions';
import messages from './messages.en';

const t = createMessageFactory(messages.ends);
const lengths = createMessageFactory(messages.lengths);

export interface BodyPlaces {
  readonly landmarks: Readonly<Record<string, Landmark>>;
  readonly places: Readonly<Record<string, string>>;
}

interface Landmark {
  readonly between: readonly [upper: string, lower: string];
  readonly share: SurveyedShare;
}

/** Medians of both surveys. */
export type SurveyedShare = number | Readonly<Record<Cut, number>>;

/** Inches below the crown, by level name. */
export type BodyLevels = Readonly<Record<string, number>>;

/** Inches within which an edge is at a place. */
const AT_A_PLACE = 0.75;

/**
 * Inches by which a leg or skirt rises where hip and knee bend. Our careful choice: legs cut for wheelchair users are about 5 inches
 * longer (inseams of 37 inches for women, spokesman.com, June 10, 1997).
 */
export const SEATED_RISE = 3;
/** Inches below the waist from which a top bunches in the lap. */
const IN_THE_LAP = 2;

/** @param hem inches below the crown */
export function isInLap(hem: number, levels: BodyLevels): boolean {
  return hem > levels['waist']! + IN_THE_LAP;
}

/** Adds the cloth that bent legs take up. */
export function toSeatedLevels(levels: BodyLevels): BodyLevels {
  return Object.fromEntries(
    Object.entries(levels).map(([name, level]) => [
      name,
      level > levels['crotch']! ? level + SEATED_RISE : level,
    ]),
  );
}

/** Inches below the crown. */
export function collectLevels(
  tape: TapeMeasurements,
  landmarks: BodyPlaces['landmarks'],
  presentation: Presentation,
): BodyLevels {
  const levels: Record<string, number> = { crown: 0 };
  for (const name of VERTICAL_MEASUREMENTS) {
    const [upper, lower] = MEASUREMENT_DEFINITIONS[name].place.between;
    levels[lower] = levels[upper]! + tape[name];
  }
  for (const [name, { between, share }] of Object.entries(landmarks)) {
    const [upper, lower] = between.map((level) => levels[level]!) as [number, number];
    levels[name] = upper + getShare(share, presentation) * (lower - upper);
  }
  return levels;
}

/** The mean for `any`. */
export function getShare(share: SurveyedShare, presentation: Presentation): number {
  if (typeof share === 'number') return share;
  const surveys = SURVEYS[presentation];
  return surveys.reduce((sum, survey) => sum + share[survey], 0) / surveys.length;
}

/**
 * Describes an edge, in inches below the crown, from the nearest place: `2 in above your waist`.
 * @param unit null if numbers are hidden
 */
export function describeEnd(
  edge: number,
  levels: BodyLevels,
  places: BodyPlaces['places'],
  unit: UnitPreference | null,
): Message {
  const tooLong = edge - levels['floor']!;
  if (tooLong > AT_A_PLACE)
    return unit ? t('onFloor', { length: describeLength(tooLong, unit) }) : t('tooLong');
  const distances = Object.entries(places)
    .map(([level, words]) => ({ level, words, below: edge - levels[level]! }))
    .sort((a, b) => Math.abs(a.below) - Math.abs(b.below));
  const { level, words, below } = distances[0]!;
  const place = namePlace(level, words);
  if (Math.abs(below) < AT_A_PLACE) return t('at', { place });
  if (!unit) return t(below < 0 ? 'above' : 'below', { place });
  return t(below < 0 ? 'farAbove' : 'farBelow', { place, length: describeLength(Math.abs(below), unit) });
}

export function describeExactLength(inches: number, unit: UnitPreference): Message {
  return unit === 'imperial'
    ? describeInches(inches)
    : lengths('cm', { amount: Number(formatMeasurement(inches * CM_PER_INCH, 'cm')) });
}

/** Rounded more coarsely the longer it is, never to 0. */
export function describeLength(inches: number, unit: UnitPreference): Message {
  return unit === 'imperial'
    ? describeInches(roundLength(inches, 'in'))
    : lengths('cm', { amount: roundLength(inches, 'cm') });
}

/** Never broken over two lines. */
function describeInches(inches: number): Message {
  return lengths('in', { amount: formatMeasurement(inches, 'in').replaceAll(' ', '\u00a0') });
}
