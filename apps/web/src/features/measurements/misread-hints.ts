import { convertLength, findMisreadHints, findUnderbustHint, unitOfEntry } from '@figura/classifier';
import type { LengthUnit, MisreadHint, TypedUnits } from '@figura/classifier';
import type { Measurement, TapeField, TapeMeasurements } from '@figura/contracts';
import { measuredValue } from './measured-values';
import type { Entries, StoredValues } from './measured-values';

/** A second look at any of the fields. */
export type FieldHint = MisreadHint | MisreadHint<'underbust'>;

/** What a screen knows of a body, in inches. */
interface Measured {
  /** The fields of the screen. */
  measurements: readonly Measurement[];
  values: Partial<TapeMeasurements>;
  /** Measurements of other screens, to judge these by. */
  alongside: Partial<TapeMeasurements>;
  entries: Entries;
}

/** The hints about the fields of a screen; each names fields of this screen only. */
export function hintsOnScreen({ measurements, values, alongside, entries }: Measured): MisreadHint[] {
  const hints = findMisreadHints({ ...alongside, ...values }, typedUnits(measurements, entries));
  return hints
    .map((hint) => ({
      ...hint,
      measurements: hint.measurements.filter((name) => measurements.includes(name)),
    }))
    .filter((hint) => hint.measurements.length > 0);
}

/** The hint about the underbust, judged by the chest. */
export function underbustHints(
  entries: Entries,
  stored: StoredValues,
  chest: number | undefined,
): MisreadHint<'underbust'>[] {
  const value = measuredValue('underbust', entries, stored);
  if (!value.ok) return [];
  const entry = entries.underbust;
  const hint = findUnderbustHint(
    value.inches,
    chest,
    typeof entry === 'object' ? unitOfEntry(entry) : undefined,
  );
  return hint ? [hint] : [];
}

/** The entries once the numbers of some fields are taken to be in the unit that was meant. */
export function reread(
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

function typedUnits(measurements: readonly Measurement[], entries: Entries): TypedUnits {
  return Object.fromEntries(
    measurements.flatMap((name) => {
      const entry = entries[name];
      return typeof entry === 'object' ? [[name, unitOfEntry(entry)]] : [];
    }),
  );
}
