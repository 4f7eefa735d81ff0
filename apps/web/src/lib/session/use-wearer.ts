import { toCoarseBody } from '@figura/classifier';
import { NO_APPEARANCE, toAppearance } from '@figura/contracts';
import type { Appearance, TapeMeasurements, UnitPreference } from '@figura/contracts';
import { useMemo } from 'react';
import { useSession } from './session';

/** Whom clothes are shown on. */
export interface Wearer {
  /** In inches, of a coarse body where numbers are hidden; empty before the user has measured: a typical body. */
  measurements: Partial<TapeMeasurements>;
  appearance: Appearance;
  /** In which a drawing's text says lengths; null where it says none. */
  unit: UnitPreference | null;
}

/** The user's own figure, as clothes are shown on it. */
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
    // Without the other preferences: none of them changes a drawing.
    appearance: toAppearance(user?.preferences ?? NO_APPEARANCE),
    unit: hideNumbers ? null : (user?.unitPreference ?? 'imperial'),
  };
}
