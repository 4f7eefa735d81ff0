import type { LengthUnit } from '@figura/classifier';
import type { Measurement, TapeField, TapeMeasurements, User } from '@figura/contracts';
import { useState } from 'react';
import { formatFieldText, keepNote, readValuesInInches } from './measured-values';
import type { Entries, StoredValues } from './measured-values';
import type { MeasurementErrors } from './measuring-errors';
import { listFieldHints, rereadSlip } from './misread-hints';
import type { FieldHint } from './misread-hints';
import { formatEstimate } from './estimate';
import { useUnit } from './use-unit';

export interface MeasuringOptions {
  user: User | null;
  measurements: readonly Measurement[];
  entries: Entries;
  onEntries: (entries: Entries) => void;
  stored?: StoredValues;
  /** Inches, from other screens: measurements are judged by all that is known. */
  alongside?: Partial<TapeMeasurements>;
}

export interface Measuring {
  unit: LengthUnit;
  chooseUnit: (unit: LengthUnit) => void;
  /** Stores the unit after a save that used it. */
  keepUnit: () => Promise<void>;
  /** Readable fields, in inches. */
  values: Partial<TapeMeasurements>;
  active: TapeField | null;
  hints: readonly FieldHint[];
  errors: MeasurementErrors;
  check: (found: MeasurementErrors) => boolean;
  text: (measurement: TapeField) => string;
  type: (measurement: TapeField, text: string) => void;
  /** To the intended unit. If these are all numbers, the unit switches instead and the text stays. */
  reread: (hint: FieldHint & { kind: 'unit-slip' }) => void;
  /** The estimated range that a measured value would replace; null if there is none, or numbers are hidden. */
  estimate: (measurement: TapeField) => string | null;
  note: (measurement: TapeField) => string | null;
  focus: (measurement: TapeField) => void;
  blur: () => void;
}

export function useMeasuring(options: MeasuringOptions): Measuring {
  const { user, measurements, entries, onEntries, stored = null, alongside = {} } = options;
  const { unit, choose, keep } = useUnit(user);
  const [active, setActive] = useState<TapeField | null>(null);
  // No hint while typing: a first digit always looks unusual.
  const [typing, setTyping] = useState<TapeField | null>(null);
  const [errors, setErrors] = useState<MeasurementErrors>({});
  const values = readValuesInInches(measurements, entries, stored);
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
      const slip = rereadSlip(hint, measured);
      setTyping(null);
      onEntries(slip.entries);
      if (slip.isEverything) choose(hint.meantUnit);
    },
    estimate: (measurement) => formatEstimate(user, measurement, unit),
    note: (measurement) => (typing === measurement ? null : keepNote(entries[measurement])),
    focus: setActive,
    blur: () => {
      setActive(null);
      setTyping(null);
    },
  };
}
