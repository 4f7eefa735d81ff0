import {
  CATEGORY_GIRTHS,
  type Category,
  type SizeGirth,
  type SizeRow,
  type TapeMeasurements,
  type UnitPreference,
} from '@figura/contracts';
import { createMessageFactory, startWith, type Message, type Text } from '@figura/messages';
import { describeLength } from '../lengths/lengths';
import messages from './messages.en';

const t = createMessageFactory(messages.chart);
const misfits = createMessageFactory(messages.misfits);
const girthNames = createMessageFactory(messages.girths);
const rooms = createMessageFactory(messages.words);

/** Inches that the tape is off, and any cloth forgives. */
const SLACK = 0.5;
/** Inches of room in a garment with which one moves. */
const ROOM = { close: 1, loose: 6 } as const;

/** Inches up to which a difference is a little, and up to which it is plain. */
const AMOUNTS = { little: 1.5, plain: 3 } as const;

export type SizeFitLevel = 'fits' | 'tight' | 'loose';

export interface SizedBody {
  /** Inches. */
  readonly tape: Pick<TapeMeasurements, SizeGirth>;
  /** Null leaves numbers out: for users who hide theirs. */
  readonly unit: UnitPreference | null;
  readonly isPregnant: boolean;
}

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
  readonly sentence: Message;
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

/** @param name how the sentence calls the chart, for example in the words `of this chart` */
export function compareWithChart(
  rows: readonly SizeRow[],
  row: SizeRow,
  category: Category,
  { tape, unit, isPregnant }: SizedBody,
  name: Text,
): SizeFit | null {
  const girths = listComparedGirths(category);
  const fits = new Map(rows.map((each, index) => [each, measureRow(rows, index, girths, tape)] as const));
  const own = fits.get(row)!;
  if (own.length === 0) return null;
  const wrong = own.filter(({ over }) => over !== 0);
  const level = findLevel(own);
  const comparable = [...fits].filter(([, parts]) => parts.length === own.length);
  const [best] = comparable.reduce((a, b) => (sumMisfit(b[1]) < sumMisfit(a[1]) ? b : a));
  const isBetter = best !== row && sumMisfit(fits.get(best)!) < sumMisfit(own);
  const better = isBetter && unit ? best.size : null;
  const named = { size: row.size, chart: name };
  if (wrong.length === 0) {
    const places = describePlaces(
      own.map(({ girth }) => girth),
      isPregnant,
    );
    return { size: row.size, level, better, sentence: t('fits', { ...named, places }) };
  }
  const byMisfit = new Map<string, { misfit: Message; girths: SizeGirth[] }>();
  for (const { girth, over } of wrong) {
    const misfit = describeMisfit(over, unit);
    const key = JSON.stringify(misfit);
    byMisfit.set(key, { misfit, girths: [...(byMisfit.get(key)?.girths ?? []), girth] });
  }
  const what = [...byMisfit.values()].map(({ misfit, girths }) =>
    t('misfit', { misfit, places: describePlaces(girths, isPregnant) }),
  );
  const doesFit = fits.get(best)!.every(({ over }) => over === 0);
  const other = unit ? best.size : describeStep(rows.indexOf(best) - rows.indexOf(row));
  const then = isBetter ? t(doesFit ? 'fitsInstead' : 'comesNearer', { size: other }) : t('noneNearer');
  return { size: row.size, level, better, sentence: t('misfits', { ...named, misfits: what, then }) };
}

/**
 * Compares girths in a text, of the garment or its wearer, with the user's.
 * @param girths inches around
 */
export function compareWithWords(
  girths: Readonly<Partial<Record<SizeGirth, number>>>,
  size: string | null,
  category: Category,
  { tape, unit, isPregnant }: SizedBody,
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
  const all = compared
    .map(({ girth, around, room }) => {
      const place = nameGirth(girth, isPregnant);
      return unit ? describeRoom(around, room, place, unit) : describeRoomInWords(room, place);
    })
    .reduceRight((others, first) => rooms('several', { first, others }));
  return {
    size: size ?? '',
    level,
    better: null,
    sentence: startWith('upper', rooms('all', { rooms: all })),
  };
}

function describeRoom(around: number, room: number, place: Message, unit: UnitPreference): Message {
  const words = { length: describeLength(around, unit), place };
  if (room < -SLACK) return rooms('tight', { ...words, difference: describeLength(-room, unit) });
  if (room < ROOM.close) return rooms('close', words);
  return rooms(room > ROOM.loose ? 'loose' : 'roomy', { ...words, difference: describeLength(room, unit) });
}

function describeRoomInWords(room: number, place: Message): Message {
  if (room < -SLACK) return rooms('tightInWords', { misfit: describeMisfit(-room, null), place });
  if (room < ROOM.close) return rooms('closeInWords', { place });
  return rooms(room > ROOM.loose ? 'looseInWords' : 'roomyInWords', { place });
}

/** @param over inches, above 0 too tight */
function describeMisfit(over: number, unit: UnitPreference | null): Message {
  const isTight = over > 0;
  const amount = Math.abs(over);
  if (unit) return misfits(isTight ? 'tightBy' : 'looseBy', { length: describeLength(amount, unit) });
  if (amount <= AMOUNTS.little) return misfits(isTight ? 'littleTight' : 'littleLoose');
  if (amount <= AMOUNTS.plain) return misfits(isTight ? 'tight' : 'loose');
  return misfits(isTight ? 'muchTight' : 'muchLoose');
}

function describeStep(steps: number): Message {
  const direction = steps > 0 ? 'larger' : 'smaller';
  switch (Math.abs(steps)) {
    case 1:
      return t(`${direction}ByOne`);
    case 2:
      return t(`${direction}ByTwo`);
    default:
      return t(`${direction}ByMore`);
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

const nameGirth = (girth: SizeGirth, isPregnant: boolean): Message =>
  girthNames(isPregnant && girth === 'waist' ? 'belly' : girth);

function describePlaces(girths: readonly SizeGirth[], isPregnant: boolean): Text {
  const names = girths.map((girth) => nameGirth(girth, isPregnant));
  const last = names.at(-1)!;
  return names.length < 2 ? last : t('and', { first: names.slice(0, -1), last });
}
