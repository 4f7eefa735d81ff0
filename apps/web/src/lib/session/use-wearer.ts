import { toShownUser } from '@figura/classifier';
import { NO_APPEARANCE } from '@figura/contracts';
import type { Appearance, TapeMeasurements, UnitPreference } from '@figura/contracts';
import { useSession } from './session';

/** Whom clothes are shown on. */
export interface Wearer {
  /** In inches, of a coarse body for a user who hides numbers; empty before the user has measured, which draws a typical body. */
  measurements: Partial<TapeMeasurements>;
  appearance: Appearance;
  /** In which a drawing's text says lengths; null where it says none. */
  unit: UnitPreference | null;
}

/** The user's own figure, as clothes are shown on it. */
export function useWearer(): Wearer {
  const { user } = useSession();
  const { skin, hair, underlayer } = user?.preferences ?? NO_APPEARANCE;
  return {
    measurements: (user && toShownUser(user).measurements) ?? {},
    // Without the other preferences: none of them changes a drawing.
    appearance: { skin, hair, underlayer },
    unit: user?.preferences.hideNumbers ? null : (user?.unitPreference ?? 'imperial'),
  };
}
