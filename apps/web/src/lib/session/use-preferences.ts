import type { Coverage, User, UserPreferences } from '@figura/contracts';
import { useRef, useState } from 'react';
import { api, readData } from '../api/api-client';
import { useSession } from './session';

/** Preferences that change; what is left out stays as it is. */
type PreferenceChange = Partial<Omit<UserPreferences, 'coverage' | 'loved' | 'hidden'>> & {
  coverage?: Partial<Coverage>;
};

interface PreferenceChoice {
  /** Why the last change could not be stored, or null. */
  error: unknown;
  /** Shows a change at once, and stores it. */
  choose: (change: PreferenceChange) => void;
}

/** Changes what a user has chosen. Changes are stored one after the other: the last one made is the one that stays. */
export function usePreferences(user: User): PreferenceChoice {
  const { setUser } = useSession();
  const [error, setError] = useState<unknown>(null);
  const stored = useRef(user);
  const saves = useRef({ count: 0, last: Promise.resolve() });

  const choose = (change: PreferenceChange): void => {
    setError(null);
    const { preferences } = user;
    const coverage = { ...preferences.coverage, ...change.coverage };
    setUser({ ...user, preferences: { ...preferences, ...change, coverage } });
    const turn = ++saves.current.count;
    saves.current.last = saves.current.last.then(async () => {
      try {
        stored.current = (await readData(api.PUT('/user/preferences', { body: change }))).user;
      } catch (failure) {
        setError(failure);
      }
      // Later changes are on screen already.
      if (turn === saves.current.count) setUser(stored.current);
    });
  };

  return { error, choose };
}
