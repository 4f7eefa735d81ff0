import { toShownUser, withoutNumbers } from '@figura/classifier';
import { NO_APPEARANCE } from '@figura/contracts';
import type { Appearance, TapeMeasurements, UnitPreference, User } from '@figura/contracts';
import { useSession } from './session';

/** Whom clothes are shown on. */
export interface Wearer {
  /** In inches, of a coarse body where numbers are withheld; empty before the user has measured: a typical body. */
  measurements: Partial<TapeMeasurements>;
  appearance: Appearance;
  /** In which a drawing's text says lengths; null where it says none. */
  unit: UnitPreference | null;
}

/** The user's own figure, as clothes are shown on it. */
export function useWearer(): Wearer {
  const { user } = useSession();
  return toWearer(user && toShownUser(user));
}

/** The same in what leaves the device, where only the coarse body is told. */
export function useSharedWearer(): Wearer {
  const { user } = useSession();
  return toWearer(user && withoutNumbers(user));
}

function toWearer(user: User | null): Wearer {
  const { skin, hair, underlayer } = user?.preferences ?? NO_APPEARANCE;
  return {
    measurements: user?.measurements ?? {},
    // Without the other preferences: none of them changes a drawing.
    appearance: { skin, hair, underlayer },
    unit: user?.preferences.hideNumbers ? null : (user?.unitPreference ?? 'imperial'),
  };
}
