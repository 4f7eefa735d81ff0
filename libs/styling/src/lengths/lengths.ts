import { CM_PER_INCH, formatMeasurement, formatRoundedLength } from '@figura/classifier';
import { MEASUREMENT_DEFINITIONS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { TapeMeasurements, UnitPreference } from '@figura/contracts';

export interface BodyPlaces {
  readonly landmarks: Readonly<Record<string, Landmark>>;
  readonly places: Readonly<Record<string, string>>;
}

interface Landmark {
  readonly between: readonly [upper: string, lower: string];
  readonly share: number;
}

/** Inches below the crown, by level name. */
export type BodyLevels = Readonly<Record<string, number>>;

/** Inches within which an edge is at a place. */
const AT_A_PLACE = 0.75;

/** Inches below the crown. */
export function collectLevels(tape: TapeMeasurements, landmarks: BodyPlaces['landmarks']): BodyLevels {
  const levels: Record<string, number> = { crown: 0 };
  for (const name of VERTICAL_MEASUREMENTS) {
    const [upper, lower] = MEASUREMENT_DEFINITIONS[name].place.between;
    levels[lower] = levels[upper]! + tape[name];
  }
  for (const [name, { between, share }] of Object.entries(landmarks)) {
    const [upper, lower] = between.map((level) => levels[level]!) as [number, number];
    levels[name] = upper + share * (lower - upper);
  }
  return levels;
}

/** Describes an edge, in inches below the crown, from the nearest place: `2 in above your waist`. */
export function placeWords(
  edge: number,
  levels: BodyLevels,
  places: BodyPlaces['places'],
  unit: UnitPreference,
): string {
  const tooLong = edge - levels['floor']!;
  if (tooLong > AT_A_PLACE) return `on the floor, ${formatApproximateLength(tooLong, unit)} too long`;
  const distances = Object.entries(places)
    .map(([level, words]) => ({ words, below: edge - levels[level]! }))
    .sort((a, b) => Math.abs(a.below) - Math.abs(b.below));
  const { words, below } = distances[0]!;
  if (Math.abs(below) < AT_A_PLACE) return `at ${words}`;
  return `${formatApproximateLength(Math.abs(below), unit)} ${below < 0 ? 'above' : 'below'} ${words}`;
}

export function formatExactLength(inches: number, unit: UnitPreference): string {
  return unit === 'imperial'
    ? withUnit(formatMeasurement(inches, 'in'), 'in')
    : withUnit(formatMeasurement(inches * CM_PER_INCH, 'cm').replace(/\.0$/, ''), 'cm');
}

export function formatApproximateLength(inches: number, unit: UnitPreference): string {
  return formatRoundedLength(inches, unit === 'imperial' ? 'in' : 'cm');
}

const FROM_A_PLACE =
  /[^ ,]+\u00a0(?:in|cm) (?=(?:above|below) (?:your|the middle of your|the fullest line of your|the floor))/g;
const TOO_LONG = /, [^ ,]+\u00a0(?:in|cm) (?=too long)/g;
const HEM_AS_ASKED = /^At [^ ]+ from/;
const LENGTH = /\u00a0(?:in|cm)\b/;

/** Removes lengths but keeps places, for users who hide their numbers. Null if nothing is left. */
export function removeLengths(sentence: string): string | null {
  const shortened = sentence
    .replace(HEM_AS_ASKED, 'Told from')
    .replace(FROM_A_PLACE, '')
    .replace(TOO_LONG, ', ');
  return LENGTH.test(shortened) ? null : shortened;
}

/** Never broken over two lines. */
function withUnit(number: string, unit: 'in' | 'cm'): string {
  return `${number} ${unit}`.replaceAll(' ', '\u00a0');
}
