import type { User } from '@figura/contracts';
import { useRef, useState } from 'react';
import { useSession } from '../../lib/session/session';
import { saveLimits, type LimitsChange } from './api';

interface LimitsChoice {
  /** Why the last change could not be stored, or null. */
  error: unknown;
  /** Shows a change at once, and stores it. */
  choose: (change: LimitsChange) => void;
}

/** Changes what a user is never offered. Changes are stored one after the other: the last one made is the one that stays. */
export function useLimits(user: User): LimitsChoice {
  const { setUser } = useSession();
  const [error, setError] = useState<unknown>(null);
  const stored = useRef(user);
  const saves = useRef({ count: 0, last: Promise.resolve() });

  const choose = (change: LimitsChange): void => {
    setError(null);
    const { preferences } = user;
    const coverage = { ...preferences.coverage, ...change.coverage };
    setUser({ ...user, preferences: { ...preferences, ...change, coverage } });
    const turn = ++saves.current.count;
    saves.current.last = saves.current.last.then(async () => {
      try {
        stored.current = await saveLimits(change);
      } catch (failure) {
        setError(failure);
      }
      // Later changes are on screen already.
      if (turn === saves.current.count) setUser(stored.current);
    });
  };

  return { error, choose };
}
