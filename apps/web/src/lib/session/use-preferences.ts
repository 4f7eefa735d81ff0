import type { Coverage, User, UserPreferences } from '@figura/contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
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

/** Shared, so that no form undoes another's change. */
interface Saves {
  waiting: number;
  last: Promise<void>;
  stored: User;
}

export const SAVING_KEY = 'saving';

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
  const { mutate } = useSWRConfig();
  const [error, setError] = useState<unknown>(null);
  const setSaving = (saving: boolean) => void mutate(SAVING_KEY, saving, { revalidate: false });

  const choose = (change: PreferenceChange): void => {
    setError(null);
    const saves = getSaves(setUser, user);
    const { preferences } = user;
    const coverage = { ...preferences.coverage, ...change.coverage };
    setSaving(true);
    setUser({ ...user, preferences: { ...preferences, ...change, coverage } });
    saves.waiting++;
    saves.last = saves.last.then(async () => {
      try {
        saves.stored = (await readData(api.PUT('/user/preferences', { body: change }))).user;
      } catch (failure) {
        setError(failure);
      }
      saves.waiting--;
      if (saves.waiting > 0) return;
      setUser(saves.stored);
      setSaving(false);
    });
  };

  return { error, choose };
}
