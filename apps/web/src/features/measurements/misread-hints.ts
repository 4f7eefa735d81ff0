import { convertLength, findMisreadHints, findOptionalHint, detectEntryUnit } from '@figura/classifier';
import type { LengthUnit, MisreadHint, TypedUnits } from '@figura/classifier';
import { OPTIONAL_MEASUREMENTS } from '@figura/contracts';
import type { Measurement, OptionalMeasurement, TapeField, TapeMeasurements } from '@figura/contracts';
import type { DraftEntry } from '../../lib/drafts/draft-types';
import { readMeasuredValue } from './measured-values';
import type { Entries, StoredValues } from './measured-values';

export type FieldHint = MisreadHint | MisreadHint<OptionalMeasurement>;

/** In inches. */
export interface Measured {
  measurements: readonly Measurement[];
  values: Partial<TapeMeasurements>;
  alongside: Partial<TapeMeasurements>;
  entries: Entries;
  stored: StoredValues;
}

export function listFieldHints(measured: Measured, typing: TapeField | null): FieldHint[] {
  const values = omitField(typing, measured.values);
  const all = omitField(typing, listAllValues(measured));
  const optional = OPTIONAL_MEASUREMENTS.map((name) =>
    findOptionalHint(name, all, findTypedUnit(measured.entries[name])),
  );
  return [...listHintsOnScreen({ ...measured, values }), ...optional.filter((hint) => hint !== null)];
}

/** Converts all numbers with the hint's slip to the intended unit. Also returns whether no others are left. */
export function rereadSlip(
  { measurements: named, meantUnit }: FieldHint & { kind: 'unit-slip' },
  measured: Measured,
): { entries: Entries; isEverything: boolean } {
  const { entries } = measured;
  const all = listAllValues(measured);
  // Includes the field that is being typed in.
  const slips = listHintsOnScreen(measured).filter(
    (hint) => hint.kind === 'unit-slip' && hint.meantUnit === meantUnit,
  );
  const slipped = new Set<TapeField>([...named, ...slips.flatMap((hint) => hint.measurements)]);
  return {
    entries: collectReread([...slipped], meantUnit, { entries, values: all }),
    isEverything: slipped.size === Object.keys(all).length,
  };
}

function listHintsOnScreen({ measurements, values, alongside, entries }: Measured): MisreadHint[] {
  const hints = findMisreadHints({ ...alongside, ...values }, collectTypedUnits(measurements, entries));
  return hints
    .map((hint) => ({
      ...hint,
      measurements: hint.measurements.filter((name) => measurements.includes(name)),
    }))
    .filter((hint) => hint.measurements.length > 0);
}

function listAllValues({ values, entries, stored }: Measured): Partial<Record<TapeField, number>> {
  const all: Partial<Record<TapeField, number>> = { ...values };
  for (const name of OPTIONAL_MEASUREMENTS) {
    const value = readMeasuredValue(name, entries, stored);
    if (value.ok) all[name] = value.inches;
  }
  return all;
}

function collectReread(
  slipped: readonly TapeField[],
  meant: LengthUnit,
  { entries, values }: { entries: Entries; values: Partial<Record<TapeField, number>> },
): Entries {
  const readAs = meant === 'cm' ? 'in' : 'cm';
  const next = { ...entries };
  for (const name of slipped) {
    const tenths = convertLength(values[name]!, 'in', readAs).toFixed(1);
    next[name] = { text: tenths.replace(/\.0$/, ''), unit: meant };
  }
  return next;
}

function collectTypedUnits(measurements: readonly Measurement[], entries: Entries): TypedUnits {
  return Object.fromEntries(
    measurements.flatMap((name) => {
      const unit = findTypedUnit(entries[name]);
      return unit ? [[name, unit]] : [];
    }),
  );
}

function findTypedUnit(entry: DraftEntry | undefined): LengthUnit | undefined {
  return typeof entry === 'object' ? detectEntryUnit(entry) : undefined;
}

function omitField<Values extends object>(name: TapeField | null, values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name)) as Partial<Values>;
}
