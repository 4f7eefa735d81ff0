import { toCoarseBody } from '@figura/classifier';
import {
  findCurrentLifeStates,
  hasLifeState,
  listLifeContexts,
  NO_APPEARANCE,
  toAppearance,
} from '@figura/contracts';
import type { Appearance, TapeMeasurements, UnitPreference } from '@figura/contracts';
import { useMemo, useState } from 'react';
import { useSession } from './session';

export interface Wearer {
  /** Inches; rounded to a coarse body if numbers are hidden, empty (typical body) before measuring. */
  measurements: Partial<TapeMeasurements>;
  appearance: Appearance;
  /** Drawn for the user alone; never in a link or a shared picture. */
  expecting?: boolean;
  seated?: boolean;
  /** Null if the drawing's text gives no lengths. */
  unit: UnitPreference | null;
}

export function useWearer(): Wearer {
  const { user } = useSession();
  const hideNumbers = user?.preferences.hideNumbers ?? false;
  const presentation = user?.preferences.presentation ?? NO_APPEARANCE.presentation;
  const tape = user?.measurements ?? null;
  const measurements = useMemo(
    () => (hideNumbers && tape ? toCoarseBody(tape, presentation) : tape) ?? {},
    [hideNumbers, tape, presentation],
  );
  const [today] = useState(() => new Date());
  const lifeStates = findCurrentLifeStates(user?.preferences.lifeStates ?? [], today);
  const isExpecting = listLifeContexts(lifeStates, today).includes('maternity');
  return {
    measurements,
    ...(isExpecting && { expecting: true }),
    ...(hasLifeState(lifeStates, 'seated') && { seated: true }),
    // Other preferences do not change a drawing.
    appearance: toAppearance(user?.preferences ?? NO_APPEARANCE),
    unit: hideNumbers ? null : (user?.unitPreference ?? 'imperial'),
  };
}
