import type { LengthUnit } from '@figura/classifier';
import type { User } from '@figura/contracts';
import { useState } from 'react';
import { createDefaultUnit, rememberChosenUnit, getUnitPreference } from '../../lib/forms/default-unit';
import { useSession } from '../../lib/session/session';
import { saveUnit } from './api';

export interface UnitChoice {
  unit: LengthUnit;
  /** Changes what the fields show, and remembers it for the account. */
  choose: (unit: LengthUnit) => void;
  /** Makes the unit in use the account's, after a save that was made in it. */
  keep: () => Promise<void>;
}

/** The unit that a user measures in, or somebody who has no account yet. */
export function useUnit(user: User | null): UnitChoice {
  const { reload } = useSession();
  const [chosen, setChosen] = useState<LengthUnit | null>(null);
  const unit = chosen ?? createDefaultUnit(user, navigator.language);

  const store = async (next: LengthUnit) => {
    try {
      await saveUnit(next);
    } catch {
      // Only the next visit would start in the other unit: not worth interrupting the measuring for.
    }
  };

  return {
    unit,
    choose: (next) => {
      setChosen(next);
      rememberChosenUnit(next);
      if (!user) return;
      // Read again rather than taken from the answer, which may be older than a save made meanwhile.
      void store(next).then(reload);
    },
    keep: async () => {
      if (user && getUnitPreference(unit) !== user.unitPreference) await store(unit);
    },
  };
}
