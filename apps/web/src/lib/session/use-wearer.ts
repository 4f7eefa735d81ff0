import { NO_APPEARANCE, toAppearance } from '@figura/contracts';
import type { Appearance, Measurements, TapeMeasurements, UnitPreference } from '@figura/contracts';
import useSWR from 'swr';
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
  const { data: coarse } = useSWR(hideNumbers && tape ? ['coarse-body', tape] : null, ([, own]) =>
    loadCoarseBody(own),
  );
  return {
    // A typical body until the code of the coarse one is there.
    measurements: (hideNumbers ? coarse : tape) ?? {},
    // Without the other preferences: none of them changes a drawing.
    appearance: toAppearance(user?.preferences ?? NO_APPEARANCE),
    unit: hideNumbers ? null : (user?.unitPreference ?? 'imperial'),
  };
}

/** The body that stands for one where numbers are withheld. */
export async function loadCoarseBody(tape: Measurements): Promise<Measurements> {
  return (await import('./coarse-body')).toCoarseBody(tape);
}
