import { findMisreadHints } from '@figura/classifier';
import type { LengthUnit, MisreadHint } from '@figura/classifier';
import type { Measurement, TapeMeasurements, User } from '@figura/contracts';
import { useState } from 'react';
import { fieldText, keptNote, valuesInInches } from './measured-values';
import type { Entries, StoredValues } from './measured-values';
import type { MeasurementErrors } from './measuring-errors';
import { useUnit } from './use-unit';

export interface MeasuringOptions {
  user: User;
  /** The fields of the screen. */
  measurements: readonly Measurement[];
  entries: Entries;
  onEntries: (entries: Entries) => void;
  /** Stored measurements that untouched fields start from. */
  stored?: StoredValues;
}

export interface Measuring {
  unit: LengthUnit;
  /** Changes what the fields show, and remembers it for the account. */
  chooseUnit: (unit: LengthUnit) => void;
  /** Makes the unit in use the account's, after a save that was made in it. */
  keepUnit: () => Promise<void>;
  /** Every field that can be read so far, in inches; drives the drawing. */
  values: Partial<TapeMeasurements>;
  /** The field that has the focus, so that the drawing can show where the tape goes. */
  active: Measurement | null;
  /** Kind second looks, except for a number that is still being typed. */
  hints: readonly MisreadHint[];
  /** What the last check found, without the fields that were changed since. */
  errors: MeasurementErrors;
  /** Shows what a check found; returns whether it found nothing. */
  check: (found: MeasurementErrors) => boolean;
  text: (measurement: Measurement) => string;
  type: (measurement: Measurement, text: string) => void;
  /** Chooses the unit that was meant, which every number that looks like a slip of the unit is then taken to be in. */
  relabel: (meant: LengthUnit) => void;
  /** What is kept of a field, in words, where that is not what was typed. */
  note: (measurement: Measurement) => string | null;
  focus: (measurement: Measurement) => void;
  blur: () => void;
}

/** Ties measurement fields, their unit and the drawing together. */
export function useMeasuring(options: MeasuringOptions): Measuring {
  const { user, measurements, entries, onEntries, stored = null } = options;
  const { unit, choose, keep } = useUnit(user);
  const [active, setActive] = useState<Measurement | null>(null);
  // The first digit of a number always looks unusual, so a field is not commented on while it is typed in.
  const [typing, setTyping] = useState<Measurement | null>(null);
  const [errors, setErrors] = useState<MeasurementErrors>({});
  const values = valuesInInches(measurements, entries, stored);
  const allHints = findMisreadHints(values);

  return {
    unit,
    chooseUnit: choose,
    keepUnit: keep,
    values,
    active,
    hints: allHints.filter(({ measurement }) => measurement !== typing),
    errors,
    check: (found) => {
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    text: (measurement) => fieldText(measurement, entries, stored, unit),
    type: (measurement, text) => {
      setTyping(measurement);
      setErrors(({ [measurement]: _changed, ...others }) => others);
      onEntries({ ...entries, [measurement]: { text, unit } });
    },
    relabel: (meant) => {
      const next = { ...entries };
      for (const { measurement, meantUnit } of allHints) {
        const entry = entries[measurement];
        if (meantUnit === meant && typeof entry === 'object') next[measurement] = { ...entry, unit: meant };
      }
      onEntries(next);
      choose(meant);
    },
    note: (measurement) => (typing === measurement ? null : keptNote(entries[measurement])),
    focus: setActive,
    blur: () => {
      setActive(null);
      setTyping(null);
    },
  };
}
