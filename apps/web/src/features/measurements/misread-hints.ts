import { convertLength, findMisreadHints, findUnderbustHint, detectEntryUnit } from '@figura/classifier';
import type { LengthUnit, MisreadHint, TypedUnits } from '@figura/classifier';
import type { Measurement, TapeField, TapeMeasurements } from '@figura/contracts';
import { readMeasuredValue } from './measured-values';
import type { Entries, StoredValues } from './measured-values';

export type FieldHint = MisreadHint | MisreadHint<'underbust'>;

/** In inches. */
export interface Measured {
  measurements: readonly Measurement[];
  values: Partial<TapeMeasurements>;
  /** Measurements of other screens, to judge these by. */
  alongside: Partial<TapeMeasurements>;
  entries: Entries;
  stored: StoredValues;
}

/** Skips a number that is still being typed. */
export function listFieldHints(measured: Measured, typing: TapeField | null): FieldHint[] {
  const { values, entries, stored } = measured;
  return [
    ...listHintsOnScreen({ ...measured, values: omitField(typing, values) }),
    ...(typing === 'underbust' || typing === 'chest'
      ? []
      : listUnderbustHints(entries, stored, values.chest)),
  ];
}

/**
 * Converts the hint's numbers, and all with the same slip, to the intended unit. Also returns whether no others
 * are left.
 */
export function rereadSlip(
  { measurements: named, meantUnit }: FieldHint & { kind: 'unit-slip' },
  measured: Measured,
): { entries: Entries; isEverything: boolean } {
  const { values, entries, stored } = measured;
  const underbust = readMeasuredValue('underbust', entries, stored);
  const all = { ...values, ...(underbust.ok && { underbust: underbust.inches }) };
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

/** Judged by the chest. */
function listUnderbustHints(
  entries: Entries,
  stored: StoredValues,
  chest: number | undefined,
): MisreadHint<'underbust'>[] {
  const value = readMeasuredValue('underbust', entries, stored);
  if (!value.ok) return [];
  const entry = entries.underbust;
  const hint = findUnderbustHint(
    value.inches,
    chest,
    typeof entry === 'object' ? detectEntryUnit(entry) : undefined,
  );
  return hint ? [hint] : [];
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
      const entry = entries[name];
      return typeof entry === 'object' ? [[name, detectEntryUnit(entry)]] : [];
    }),
  );
}

function omitField<Values extends Partial<TapeMeasurements>>(name: TapeField | null, values: Values) {
  if (name === null || name === 'underbust') return values;
  const { [name]: _typedIn, ...others } = values;
  return others;
}
