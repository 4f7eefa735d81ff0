import { CM_PER_INCH, formatMeasurement } from '@figura/classifier';
import type { Measurement, RailCheckKind, TapeMeasurements, UnitPreference } from '@figura/contracts';

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

type RailLength =
  | ({ readonly from: string; readonly to: string } & Change)
  | ({ readonly measured: Measurement; readonly less?: Measurement | undefined } & Change)
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

/** Nearer to a place than this, in inches, an edge is at it. */
const AT_A_PLACE = 0.75;

/**
 * What to look at in the shop for one feature, in the order of the rules.
 *
 * Lengths are written with their unit: from 5 inches on to the half inch or the centimeter, smaller ones finer, and a
 * measurement as it was taken. A check is left out where one of its lengths is not above 0, and where it needs measurements
 * and there are none.
 *
 * @param tape inches, each above 0; null before the user has measured
 */
export function railChecksOf(
  { landmarks, places, checks }: RailKnowledge,
  feature: string,
  tape: TapeMeasurements | null,
  unit: UnitPreference,
): RailCheck[] {
  const levels = tape && levelsOf(tape, landmarks);
  const words = (length: RailLength): string | null => {
    if ('inches' in length) return written(length.inches, unit);
    if (!tape || !levels) return null;
    if ('hem' in length) return placeWords(levels[length.below]! + length.hem, levels, places, unit);
    if ('measured' in length && isAsTaken(length)) return asTaken(tape[length.measured], unit);
    const whole =
      'measured' in length
        ? tape[length.measured] - (length.less ? tape[length.less] : 0)
        : levels[length.to]! - levels[length.from]!;
    const inches = whole * (length.times ?? 1) + (length.plus ?? 0);
    return inches > 0 ? written(inches, unit) : null;
  };
  return checks
    .filter(({ guides }) => guides.includes(feature))
    .flatMap(({ kind, says, lengths }) => {
      const filled = Object.entries(lengths).map(([name, length]) => [name, words(length)] as const);
      if (filled.some(([, text]) => text === null)) return [];
      return [
        { kind, text: filled.reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value!), says) },
      ];
    });
}

/** Every level in inches below the crown. */
function levelsOf(tape: TapeMeasurements, landmarks: RailKnowledge['landmarks']): Record<string, number> {
  const chest = tape.headToChest;
  const crotch = chest + tape.chestToCrotch;
  const knee = crotch + tape.crotchToKnee;
  const measured: Record<string, number> = { crown: 0, chest, crotch, knee, floor: knee + tape.kneeToFloor };
  const between = Object.entries(landmarks).map(
    ([
      name,
      {
        between: [upper, lower],
        share,
      },
    ]) => {
      const from = measured[upper]!;
      return [name, from + share * (measured[lower]! - from)] as const;
    },
  );
  return { ...measured, ...Object.fromEntries(between) };
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
