import type { LengthUnit } from '@figura/classifier';
import type { User } from '@figura/contracts';
import { useState } from 'react';
import { getDefaultUnit, rememberChosenUnit, toUnitPreference } from '../../lib/forms/default-unit';
import { useSession } from '../../lib/session/session';
import { saveUnit } from './api';
import { getReaderLocale } from '../../lib/messages/reader-locale';

export interface UnitChoice {
  unit: LengthUnit;
  choose: (unit: LengthUnit) => void;
  keep: () => Promise<void>;
}

export function useUnit(user: User | null): UnitChoice {
  const { reload } = useSession();
  const [chosen, setChosen] = useState<LengthUnit | null>(null);
  const unit = chosen ?? getDefaultUnit(user, getReaderLocale());

  const store = async (next: LengthUnit) => {
    try {
      await saveUnit(next);
    } catch {
      // Only the next visit would start in the other unit, so the error is ignored.
    }
  };

  return {
    unit,
    choose: (next) => {
      setChosen(next);
      rememberChosenUnit(next);
      if (!user) return;
      // Reloads, because the answer may be older than a concurrent save.
      void store(next).then(reload);
    },
    keep: async () => {
      if (user && toUnitPreference(unit) !== user.unitPreference) await store(unit);
    },
  };
}
