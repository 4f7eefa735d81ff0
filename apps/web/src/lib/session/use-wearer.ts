import { toCoarseBody } from '@figura/classifier';
import { NO_APPEARANCE, toAppearance } from '@figura/contracts';
import type { Appearance, TapeMeasurements, UnitPreference } from '@figura/contracts';
import { useMemo } from 'react';
import { useSession } from './session';

export interface Wearer {
  /** Inches; rounded to a coarse body if numbers are hidden, empty (typical body) before measuring. */
  measurements: Partial<TapeMeasurements>;
  appearance: Appearance;
  /** Null if the drawing's text gives no lengths. */
  unit: UnitPreference | null;
}

export function useWearer(): Wearer {
  const { user } = useSession();
  const hideNumbers = user?.preferences.hideNumbers ?? false;
  const tape = user?.measurements ?? null;
  const measurements = useMemo(
    () => (hideNumbers && tape ? toCoarseBody(tape) : tape) ?? {},
    [hideNumbers, tape],
  );
  return {
    measurements,
    // Other preferences do not change a drawing.
    appearance: toAppearance(user?.preferences ?? NO_APPEARANCE),
    unit: hideNumbers ? null : (user?.unitPreference ?? 'imperial'),
  };
}
