import type { Coverage, User, UserPreferences } from '@figura/contracts';
import { useState } from 'react';
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

/** What is being stored: forms that are on screen together share it, so that the answer to one takes nothing back of another. */
interface Saves {
  waiting: number;
  last: Promise<void>;
  stored: User;
}

const savesBySession = new WeakMap<object, Saves>();

function findSaves(session: object, user: User): Saves {
  const known = savesBySession.get(session);
  if (known && known.waiting > 0) return known;
  const saves = { waiting: 0, last: Promise.resolve(), stored: user };
  savesBySession.set(session, saves);
  return saves;
}

/** Changes what a user has chosen. Changes are stored one after the other: the last one made is the one that stays. */
export function usePreferences(user: User): PreferenceChoice {
  const { setUser } = useSession();
  const [error, setError] = useState<unknown>(null);

  const choose = (change: PreferenceChange): void => {
    setError(null);
    const saves = findSaves(setUser, user);
    const { preferences } = user;
    const coverage = { ...preferences.coverage, ...change.coverage };
    setUser({ ...user, preferences: { ...preferences, ...change, coverage } });
    saves.waiting++;
    saves.last = saves.last.then(async () => {
      try {
        saves.stored = (await readData(api.PUT('/user/preferences', { body: change }))).user;
      } catch (failure) {
        setError(failure);
      }
      saves.waiting--;
      // Later changes are on screen already.
      if (saves.waiting === 0) setUser(saves.stored);
    });
  };

  return { error, choose };
}
