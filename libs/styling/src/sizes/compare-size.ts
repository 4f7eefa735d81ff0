import {
  CATEGORY_GIRTHS,
  type Category,
  type SizeGirth,
  type SizeRow,
  type TapeMeasurements,
  type UnitPreference,
} from '@figura/contracts';
import { formatApproximateLength } from '../lengths';

/** Inches that the tape is off, and any cloth forgives. */
const SLACK = 0.5;
/** Inches of room in a garment with which one moves. */
const ROOM = { close: 1, loose: 6 } as const;

/** Inches up to which a difference is a little, and up to which it is plain. */
const AMOUNTS = { little: 1.5, plain: 3 } as const;

export type SizeFitLevel = 'fits' | 'tight' | 'loose';

interface PartFit {
  readonly girth: SizeGirth;
  /** Inches: above 0 too tight, below 0 too loose. */
  readonly over: number;
}

export interface SizeFit {
  readonly size: string;
  /** Tight anywhere is tight. */
  readonly level: SizeFitLevel;
  /** The size that fits best; null if it is this one, none comes nearer, or numbers are left out. */
  readonly better: string | null;
  readonly sentence: string;
}

function listComparedGirths(category: Category): readonly SizeGirth[] {
  return CATEGORY_GIRTHS[category] ?? [];
}

export function findRow(rows: readonly SizeRow[], size: string): SizeRow | null {
  const asked = listLabels(size);
  return rows.find((row) => listLabels(row.size).some((label) => asked.includes(label))) ?? null;
}

/** `8/XS` is both, and `18-20` is each of them. */
function listLabels(size: string): string[] {
  return size
    .toUpperCase()
    .replace(/^SIZE\s+/u, '')
    .split(/\s?[/]\s?/u)
    .flatMap((label) => [label.trim(), ...(/^\d+\s?-\s?\d+$/u.test(label.trim()) ? label.split('-') : [])])
    .map((label) =>
      label
        .trim()
        .replace(/^(?:US|UK|EU|FR|DE|IT|JP|AU)\s?(?=\d)/u, '')
        .replace(/^XXL$/u, '2XL'),
    )
    .filter((label) => label !== '');
}

/**
 * Compares a size of a chart with the user's girths.
 * @param name how the sentence calls the chart: `of this chart`
 * @param tape inches
 * @param unit null leaves numbers out: for users who hide theirs
 */
export function compareWithChart(
  rows: readonly SizeRow[],
  row: SizeRow,
  category: Category,
  tape: Pick<TapeMeasurements, SizeGirth>,
  unit: UnitPreference | null,
  name: string,
): SizeFit | null {
  const girths = listComparedGirths(category);
  const fits = new Map(rows.map((each, at) => [each, measureRow(rows, at, girths, tape)] as const));
  const own = fits.get(row)!;
  if (own.length === 0) return null;
  const wrong = own.filter(({ over }) => over !== 0);
  const level = findLevel(own);
  const comparable = [...fits].filter(([, parts]) => parts.length === own.length);
  const [best] = comparable.reduce((a, b) => (sumMisfit(b[1]) < sumMisfit(a[1]) ? b : a));
  const isBetter = best !== row && sumMisfit(fits.get(best)!) < sumMisfit(own);
  const better = isBetter && unit ? best.size : null;
  const places = listWords(own.map(({ girth }) => girth));
  if (wrong.length === 0)
    return { size: row.size, level, better, sentence: `Size ${row.size} ${name} fits you at the ${places}.` };
  const wrongPlaces = new Map<string, string[]>();
  for (const { girth, over } of wrong) {
    const misfit = describeMisfit(over, unit);
    wrongPlaces.set(misfit, [...(wrongPlaces.get(misfit) ?? []), girth]);
  }
  const what = [...wrongPlaces].map(([misfit, found]) => `${misfit} at the ${listWords(found)}`).join(', ');
  const doesFit = fits.get(best)!.every(({ over }) => over === 0);
  const other = unit ? best.size : describeStep(rows.indexOf(best) - rows.indexOf(row));
  const then = isBetter ? `${other} ${doesFit ? 'fits' : 'comes nearer'}` : 'no other size comes nearer';
  return { size: row.size, level, better, sentence: `Size ${row.size} ${name}: ${what}; ${then}.` };
}

/**
 * Compares girths that a text gives with the user's. They may be the garment's or those of whom it is made for:
 * the words are true of both.
 * @param girths inches around
 * @param unit null leaves numbers out
 */
export function compareWithWords(
  girths: Readonly<Partial<Record<SizeGirth, number>>>,
  size: string | null,
  category: Category,
  tape: Pick<TapeMeasurements, SizeGirth>,
  unit: UnitPreference | null,
): SizeFit | null {
  const compared = listComparedGirths(category).flatMap((girth) => {
    const around = girths[girth];
    return around === undefined ? [] : [{ girth, around, room: around - tape[girth] }];
  });
  if (compared.length === 0) return null;
  const level = compared.some(({ room }) => room < -SLACK)
    ? 'tight'
    : compared.some(({ room }) => room > ROOM.loose)
      ? 'loose'
      : 'fits';
  const sentence = compared
    .map(({ girth, around, room }) => {
      const place = `at the ${girth}`;
      return unit ? describeRoom(around, room, place, unit) : describeRoomInWords(room, place);
    })
    .join('; ');
  return {
    size: size ?? '',
    level,
    better: null,
    sentence: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`,
  };
}

function describeRoom(around: number, room: number, place: string, unit: UnitPreference): string {
  const what = `${formatApproximateLength(around, unit)} ${place}`;
  if (room < -SLACK)
    return `${what} is ${formatApproximateLength(-room, unit)} less than you: tight unless it stretches`;
  if (room < ROOM.close) return `${what} is about yours: close`;
  const words = room > ROOM.loose ? 'loose' : 'room to move';
  return `${what} is ${formatApproximateLength(room, unit)} more than you: ${words}`;
}

function describeRoomInWords(room: number, place: string): string {
  if (room < -SLACK) return `${describeMisfit(-room, null)} ${place} unless it stretches`;
  if (room < ROOM.close) return `close ${place}`;
  return room > ROOM.loose ? `loose ${place}` : `room to move ${place}`;
}

/** @param over inches, above 0 too tight */
function describeMisfit(over: number, unit: UnitPreference | null): string {
  const word = over > 0 ? 'tight' : 'loose';
  const amount = Math.abs(over);
  if (unit) return `${formatApproximateLength(amount, unit)} ${word}`;
  if (amount <= AMOUNTS.little) return `a little ${word}`;
  return amount <= AMOUNTS.plain ? word : `much too ${word}`;
}

function describeStep(steps: number): string {
  const direction = steps > 0 ? 'larger' : 'smaller';
  switch (Math.abs(steps)) {
    case 1:
      return `the next ${direction} size`;
    case 2:
      return `two sizes ${direction}`;
    default:
      return `a much ${direction} size`;
  }
}

/** A body between two sizes belongs to the nearer one. */
function measureRow(
  rows: readonly SizeRow[],
  at: number,
  girths: readonly SizeGirth[],
  tape: Pick<TapeMeasurements, SizeGirth>,
): PartFit[] {
  return girths.flatMap((girth): PartFit[] => {
    const range = rows[at]!.girths[girth];
    if (!range) return [];
    const before = rows[at - 1]?.girths[girth];
    const after = rows[at + 1]?.girths[girth];
    const low = Math.min(range[0] - SLACK, before ? (before[1] + range[0]) / 2 : Infinity);
    const high = Math.max(range[1] + SLACK, after ? (range[1] + after[0]) / 2 : 0);
    const body = tape[girth];
    const over = body > high ? body - range[1] : body < low ? body - range[0] : 0;
    return [{ girth, over }];
  });
}

function findLevel(parts: readonly PartFit[]): SizeFitLevel {
  if (parts.some(({ over }) => over > 0)) return 'tight';
  return parts.some(({ over }) => over < 0) ? 'loose' : 'fits';
}

/** Tight weighs twice: loose can be taken in. */
function sumMisfit(parts: readonly PartFit[]): number {
  return parts.reduce((sum, { over }) => sum + (over > 0 ? 2 * over : -over), 0);
}

function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
}
