import type { Coverage, User, UserPreferences } from '@figura/contracts';
import { useState } from 'react';
import { api, readData } from '../api/api-client';
import { useSession } from './session';

/** Omitted fields stay unchanged. */
type PreferenceChange = Partial<Omit<UserPreferences, 'coverage' | 'loved' | 'hidden'>> & {
  coverage?: Partial<Coverage>;
};

interface PreferenceChoice {
  error: unknown;
  choose: (change: PreferenceChange) => void;
}

/** Shared by forms on screen, so that one answer does not undo another's change. */
interface Saves {
  waiting: number;
  last: Promise<void>;
  stored: User;
}

const savesBySession = new WeakMap<object, Saves>();

function getSaves(session: object, user: User): Saves {
  const known = savesBySession.get(session);
  if (known && known.waiting > 0) return known;
  const saves = { waiting: 0, last: Promise.resolve(), stored: user };
  savesBySession.set(session, saves);
  return saves;
}

/** Saves run one by one, so the last change wins. */
export function usePreferences(user: User): PreferenceChoice {
  const { setUser } = useSession();
  const [error, setError] = useState<unknown>(null);

  const choose = (change: PreferenceChange): void => {
    setError(null);
    const saves = getSaves(setUser, user);
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
      if (saves.waiting === 0) setUser(saves.stored);
    });
  };

  return { error, choose };
}
