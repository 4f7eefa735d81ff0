import type { HorizontalMeasurement, Measurement, TapeField } from '@figura/contracts';
import { HORIZONTAL_MEASUREMENTS, MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import { CM_PER_INCH } from '../units';
import type { LengthUnit } from '../units';
import type { Logs } from './logs';
import { listKnown } from './logs';
import { SHOULDER_BREADTH } from './sample';

export type Misreading<Name extends TapeField = Measurement> =
  | { kind: 'unit-slip'; measurements: readonly Name[]; meantUnit: LengthUnit }
  | { kind: 'half-girth' | 'straight-across' | 'swapped'; measurements: readonly Name[] };

export interface Explanation {
  misreadings: readonly Misreading[];
  /** To be added to each logarithm. */
  shift: Logs;
}

/** Typed unit of each measurement, if known. */
export type TypedUnits = Partial<Record<Measurement, LengthUnit>>;

export function listSingleExplanations(body: Logs, typed: TypedUnits): Explanation[] {
  const known = listKnown(MEASUREMENTS, body);
  const girths = listKnown(HORIZONTAL_MEASUREMENTS, body);
  const heights = listKnown(VERTICAL_MEASUREMENTS, body);
  return [
    ...[known, girths, heights, ...known.map((name) => [name])].flatMap((slipped) =>
      listUnitSlips(slipped, typed),
    ),
    ...(body.shoulders === undefined ? [] : [createStraightAcrossExplanation()]),
    ...girths.map((girth) => createHalfGirthExplanation([girth])),
    ...[...listPairs(girths), ...listPairs(heights)].map((pair) => createSwapExplanation(pair, body)),
  ];
}

export function listRarerExplanations(body: Logs, typed: TypedUnits): Explanation[] {
  const slips = listSubsets(listKnown(MEASUREMENTS, body)).flatMap((slipped) =>
    listUnitSlips(slipped, typed),
  );
  const pairs = listPairs(listSingleExplanations(body, typed)).filter(([a, b]) =>
    Object.keys(a.shift).every((name) => !(name in b.shift)),
  );
  return [
    ...slips,
    createHalfGirthExplanation(listKnown(HORIZONTAL_MEASUREMENTS, body)),
    ...pairs.map(([a, b]) => ({
      misreadings: [...a.misreadings, ...b.misreadings],
      shift: { ...a.shift, ...b.shift },
    })),
  ];
}

function listUnitSlips(measurements: readonly Measurement[], typed: TypedUnits): Explanation[] {
  return (['cm', 'in'] as const)
    .filter((meantUnit) => measurements.every((name) => typed[name] !== meantUnit))
    .map((meantUnit) => ({
      misreadings: [{ kind: 'unit-slip', measurements, meantUnit }],
      shift: createShift(measurements, meantUnit === 'cm' ? 1 / CM_PER_INCH : CM_PER_INCH),
    }));
}

function createHalfGirthExplanation(measurements: readonly HorizontalMeasurement[]): Explanation {
  return { misreadings: [{ kind: 'half-girth', measurements }], shift: createShift(measurements, 2) };
}

function createStraightAcrossExplanation(): Explanation {
  const measurements = ['shoulders'] as const;
  return {
    misreadings: [{ kind: 'straight-across', measurements }],
    shift: createShift(measurements, 1 / SHOULDER_BREADTH),
  };
}

function createSwapExplanation([a, b]: readonly [Measurement, Measurement], body: Logs): Explanation {
  const difference = body[b]! - body[a]!;
  return {
    misreadings: [{ kind: 'swapped', measurements: [a, b] }],
    shift: { [a]: difference, [b]: -difference },
  };
}

function createShift(measurements: readonly Measurement[], factor: number): Logs {
  return Object.fromEntries(measurements.map((name) => [name, Math.log(factor)]));
}

function listPairs<T>(things: readonly T[]): [T, T][] {
  return things.flatMap((thing, index) => things.slice(index + 1).map((other): [T, T] => [thing, other]));
}

function listSubsets<T>(things: readonly T[]): T[][] {
  return things.reduce<T[][]>(
    (smaller, thing) => [...smaller, ...smaller.map((subset) => [...subset, thing])],
    [[]],
  );
}
