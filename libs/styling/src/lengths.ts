import { CM_PER_INCH, formatMeasurement, getWrittenLength } from '@figura/classifier';
import type { TapeMeasurements, UnitPreference } from '@figura/contracts';

/** Where things lie on a body: the catalog satisfies it. */
export interface BodyPlaces {
  /** Levels of the body between two measured ones, by name: how far down from the upper one. */
  readonly landmarks: Readonly<Record<string, Landmark>>;
  /** The levels that a place is told from, each with its words. */
  readonly places: Readonly<Record<string, string>>;
}

interface Landmark {
  readonly between: readonly [upper: string, lower: string];
  readonly share: number;
}

/** Levels of a body by name, in inches below the crown. */
export type BodyLevels = Readonly<Record<string, number>>;

/** Nearer to a place than this, in inches, an edge is at it. */
const AT_A_PLACE = 0.75;

/** Every level in inches below the crown. */
export function collectLevels(tape: TapeMeasurements, landmarks: BodyPlaces['landmarks']): BodyLevels {
  const chest = tape.headToChest;
  const crotch = chest + tape.chestToCrotch;
  const knee = crotch + tape.crotchToKnee;
  const levels: Record<string, number> = { crown: 0, chest, crotch, knee, floor: knee + tape.kneeToFloor };
  for (const [name, { between, share }] of Object.entries(landmarks)) {
    const [upper, lower] = between.map((level) => levels[level]!) as [number, number];
    levels[name] = upper + share * (lower - upper);
  }
  return levels;
}

/** Where an edge ends that lies so many inches below the crown, told from the nearest place: `2 in above your waist`. */
export function placeWords(
  edge: number,
  levels: BodyLevels,
  places: BodyPlaces['places'],
  unit: UnitPreference,
): string {
  const tooLong = edge - levels['floor']!;
  if (tooLong > AT_A_PLACE) return `on the floor, ${getWritten(tooLong, unit)} too long`;
  const distances = Object.entries(places)
    .map(([level, words]) => ({ words, below: edge - levels[level]! }))
    .sort((a, b) => Math.abs(a.below) - Math.abs(b.below));
  const { words, below } = distances[0]!;
  if (Math.abs(below) < AT_A_PLACE) return `at ${words}`;
  return `${getWritten(Math.abs(below), unit)} ${below < 0 ? 'above' : 'below'} ${words}`;
}

/** A measurement as it was read from the tape. */
export function toTaken(inches: number, unit: UnitPreference): string {
  return unit === 'imperial'
    ? withUnit(formatMeasurement(inches, 'in'), 'in')
    : withUnit(formatMeasurement(inches * CM_PER_INCH, 'cm').replace(/\.0$/, ''), 'cm');
}

/** A length as one would read it from a tape in a shop, with its unit: never as nothing. */
export function getWritten(inches: number, unit: UnitPreference): string {
  return getWrittenLength(inches, unit === 'imperial' ? 'in' : 'cm');
}

/** How far from a place of the body: `2 in above your waist`, `1 in below the middle of your knee`. */
const FROM_A_PLACE =
  /[^ ,]+\u00a0(?:in|cm) (?=(?:above|below) (?:your|the middle of your|the fullest line of your|the floor))/g;
const TOO_LONG = /, [^ ,]+\u00a0(?:in|cm) (?=too long)/g;
const HEM_AS_ASKED = /^At [^ ]+ from/;
const LENGTH = /\u00a0(?:in|cm)\b/;

/**
 * A sentence for whoever wants to see no numbers of their body: where something ends stays, how far from there goes.
 * Null where nothing is left to say.
 */
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
