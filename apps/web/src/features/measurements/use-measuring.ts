import type { LengthUnit } from '@figura/classifier';
import type { Measurement, TapeField, TapeMeasurements, User } from '@figura/contracts';
import { useState } from 'react';
import { formatFieldText, keepNote, createValuesInInches } from './measured-values';
import type { Entries, StoredValues } from './measured-values';
import type { MeasurementErrors } from './measuring-errors';
import { listFieldHints, createRereadSlip } from './misread-hints';
import type { FieldHint } from './misread-hints';
import { useUnit } from './use-unit';

export interface MeasuringOptions {
  /** Null before there is an account. */
  user: User | null;
  /** The fields of the screen. */
  measurements: readonly Measurement[];
  entries: Entries;
  onEntries: (entries: Entries) => void;
  /** Stored measurements that untouched fields start from. */
  stored?: StoredValues;
  /** What other screens hold, in inches: measurements are judged by all that is known. */
  alongside?: Partial<TapeMeasurements>;
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
  active: TapeField | null;
  /** Kind second looks, except for a number that is still being typed. */
  hints: readonly FieldHint[];
  /** What the last check found, without the fields that were changed since. */
  errors: MeasurementErrors;
  /** Shows what a check found; returns whether it found nothing. */
  check: (found: MeasurementErrors) => boolean;
  text: (measurement: TapeField) => string;
  type: (measurement: TapeField, text: string) => void;
  /**
   * Takes the numbers of a hint to be in the unit that was meant. They show converted; when they are all there are, the
   * unit that was meant is chosen instead, and they show as they were typed.
   */
  reread: (hint: FieldHint & { kind: 'unit-slip' }) => void;
  /** What is kept of a field, in words, where that is not what was typed. */
  note: (measurement: TapeField) => string | null;
  focus: (measurement: TapeField) => void;
  blur: () => void;
}

/** Ties measurement fields, their unit and the drawing together. */
export function useMeasuring(options: MeasuringOptions): Measuring {
  const { user, measurements, entries, onEntries, stored = null, alongside = {} } = options;
  const { unit, choose, keep } = useUnit(user);
  const [active, setActive] = useState<TapeField | null>(null);
  // The first digit of a number always looks unusual, so a field is not commented on while it is typed in.
  const [typing, setTyping] = useState<TapeField | null>(null);
  const [errors, setErrors] = useState<MeasurementErrors>({});
  const values = createValuesInInches(measurements, entries, stored);
  const measured = { measurements, values, alongside, entries, stored };

  return {
    unit,
    chooseUnit: choose,
    keepUnit: keep,
    values,
    active,
    hints: listFieldHints(measured, typing),
    errors,
    check: (found) => {
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    text: (measurement) => formatFieldText(measurement, entries, stored, unit),
    type: (measurement, text) => {
      setTyping(measurement);
      setErrors(({ [measurement]: _changed, ...others }) => others);
      onEntries({ ...entries, [measurement]: { text, unit } });
    },
    reread: (hint) => {
      const slip = createRereadSlip(hint, measured);
      setTyping(null);
      onEntries(slip.entries);
      if (slip.isEverything) choose(hint.meantUnit);
    },
    note: (measurement) => (typing === measurement ? null : keepNote(entries[measurement])),
    focus: setActive,
    blur: () => {
      setActive(null);
      setTyping(null);
    },
  };
}
