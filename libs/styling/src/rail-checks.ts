import { CM_PER_INCH, formatMeasurement } from '@figura/classifier';
import type { RailCheckKind, TapeField, TapeMeasurements, UnitPreference } from '@figura/contracts';

/** What to look at in the shop, and where things lie on a body: the catalog satisfies it. */
export interface RailKnowledge {
  /** Levels of the body between two measured ones, by name: how far down from the upper one. */
  readonly landmarks: Readonly<Record<string, Landmark>>;
  /** The levels that a place is told from, each with its words. */
  readonly places: Readonly<Record<string, string>>;
  readonly checks: readonly RailCheckRule[];
}

interface Landmark {
  readonly between: readonly [upper: string, lower: string];
  readonly share: number;
}

interface RailCheckRule {
  readonly id: string;
  readonly kind: RailCheckKind;
  /** Keys of the features whose guides show it. */
  readonly guides: readonly string[];
  /** With a `{name}` for each of the lengths. */
  readonly says: string;
  readonly lengths: Readonly<Record<string, RailLength>>;
}

interface Change {
  readonly times?: number | undefined;
  /** Inches, after `times`. */
  readonly plus?: number | undefined;
}

type Distance = { readonly from: string; readonly to: string } & Change;
type Girth = { readonly measured: TapeField; readonly less?: TapeField | undefined } & Change;

type RailLength =
  | Distance
  | Girth
  /** The same for everybody. */
  | { readonly inches: number }
  /** No length but a place: where an edge ends that lies `hem` inches below a level. */
  | { readonly hem: number; readonly below: string };

/** A thing to do or to look at with a garment in hand. */
export interface RailCheck {
  kind: RailCheckKind;
  /** One to three sentences with the user's lengths in the user's unit. */
  text: string;
}

type RailTape = TapeMeasurements & { readonly underbust?: number | null };

interface Body {
  readonly tape: RailTape;
  /** In inches below the crown. */
  readonly levels: Readonly<Record<string, number>>;
}

/** Nearer to a place than this, in inches, an edge is at it. */
const AT_A_PLACE = 0.75;

/**
 * What to look at in the shop for one feature, in the order of the rules.
 *
 * Lengths are written with their unit: from 5 inches on to the half inch or the centimeter, smaller ones finer, and a
 * measurement as it was taken. A check is left out where one of its lengths is not above 0, and where it needs a measurement
 * that was not taken.
 *
 * @param tape inches, each above 0, the underbust where it was measured; null before the user has measured
 */
export function railChecksOf(
  knowledge: RailKnowledge,
  feature: string,
  tape: RailTape | null,
  unit: UnitPreference,
): RailCheck[] {
  const body = tape && { tape, levels: levelsOf(tape, knowledge.landmarks) };
  return knowledge.checks
    .filter(({ guides }) => guides.includes(feature))
    .flatMap(({ kind, says, lengths }) => {
      let text = says;
      for (const [name, length] of Object.entries(lengths)) {
        const words = wordsFor(length, body, knowledge.places, unit);
        if (words === null) return [];
        text = text.replaceAll(`{${name}}`, words);
      }
      return [{ kind, text }];
    });
}

function wordsFor(
  length: RailLength,
  body: Body | null,
  places: RailKnowledge['places'],
  unit: UnitPreference,
): string | null {
  if ('inches' in length) return written(length.inches, unit);
  if (!body) return null;
  if ('hem' in length) return placeWords(body.levels[length.below]! + length.hem, body.levels, places, unit);
  const inches = inchesOf(length, body);
  if (!(inches > 0)) return null;
  return 'measured' in length && isAsTaken(length) ? asTaken(inches, unit) : written(inches, unit);
}

/** NaN where it was not measured. */
function inchesOf(length: Distance | Girth, { tape, levels }: Body): number {
  const { times = 1, plus = 0 } = length;
  const taken = (name: TapeField) => tape[name] ?? NaN;
  const whole =
    'measured' in length
      ? taken(length.measured) - (length.less ? taken(length.less) : 0)
      : levels[length.to]! - levels[length.from]!;
  return whole * times + plus;
}

/** Every level in inches below the crown. */
function levelsOf(tape: TapeMeasurements, landmarks: RailKnowledge['landmarks']): Body['levels'] {
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

/** Where an edge ends, told from the nearest place: `2 in above your waist`. */
function placeWords(
  edge: number,
  levels: Readonly<Record<string, number>>,
  places: RailKnowledge['places'],
  unit: UnitPreference,
): string {
  const tooLong = edge - levels['floor']!;
  if (tooLong > AT_A_PLACE) return `on the floor, ${written(tooLong, unit)} too long`;
  const distances = Object.entries(places)
    .map(([level, words]) => ({ words, below: edge - levels[level]! }))
    .sort((a, b) => Math.abs(a.below) - Math.abs(b.below));
  const { words, below } = distances[0]!;
  if (Math.abs(below) < AT_A_PLACE) return `at ${words}`;
  return `${written(Math.abs(below), unit)} ${below < 0 ? 'above' : 'below'} ${words}`;
}

function isAsTaken({ less, times, plus }: { less?: unknown } & Change): boolean {
  return less === undefined && times === undefined && plus === undefined;
}

/** A measurement as it was read from the tape. */
function asTaken(inches: number, unit: UnitPreference): string {
  return unit === 'imperial'
    ? withUnit(formatMeasurement(inches, 'in'), 'in')
    : withUnit(formatMeasurement(inches * CM_PER_INCH, 'cm').replace(/\.0$/, ''), 'cm');
}

/** A length as one would read it from a tape in a shop: never as nothing. */
function written(inches: number, unit: UnitPreference): string {
  if (unit === 'imperial') {
    const step = inches >= 5 ? 1 / 2 : inches >= 1 ? 1 / 4 : 1 / 8;
    return withUnit(formatMeasurement(nearest(inches, step), 'in'), 'in');
  }
  const centimeters = inches * CM_PER_INCH;
  return withUnit(String(nearest(centimeters, centimeters >= 10 ? 1 : 1 / 2)), 'cm');
}

function nearest(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

/** Never broken over two lines. */
function withUnit(number: string, unit: 'in' | 'cm'): string {
  return `${number} ${unit}`.replaceAll(' ', '\u00a0');
}
