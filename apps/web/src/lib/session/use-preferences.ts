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
  waiting: { change: PreferenceChange; onFailure: (error: unknown) => void }[];
  isSending: boolean;
  stored: User;
}

export const SAVING_KEY = 'saving';

const savesBySession = new WeakMap<object, Saves>();

function getSaves(session: object, user: User): Saves {
  const known = savesBySession.get(session);
  if (known?.isSending) return known;
  const saves = { waiting: [], isSending: false, stored: user };
  savesBySession.set(session, saves);
  return saves;
}

const save = (change: PreferenceChange) =>
  readData(api.PUT('/user/preferences', { body: change, keepalive: true }));

const mergeChanges = (changes: PreferenceChange[]) =>
  changes.reduce((before, { coverage = before.coverage, ...after }) => ({
    ...before,
    ...after,
    ...(coverage && { coverage: { ...before.coverage, ...coverage } }),
  }));

/** One by one, so the last change wins; a left page sends the rest. */
async function sendChanges(saves: Saves): Promise<void> {
  const sendRest = () => {
    const rest = saves.waiting.splice(0);
    if (rest.length > 0) save(mergeChanges(rest.map(({ change }) => change))).catch(rest.at(-1)!.onFailure);
  };
  window.addEventListener('pagehide', sendRest);
  saves.isSending = true;
  for (let next; (next = saves.waiting.shift());) {
    try {
      saves.stored = (await save(next.change)).user;
    } catch (error) {
      next.onFailure(error);
    }
  }
  saves.isSending = false;
  window.removeEventListener('pagehide', sendRest);
}

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
    saves.waiting.push({ change, onFailure: setError });
    if (saves.isSending) return;
    void sendChanges(saves).then(() => {
      setUser(saves.stored);
      setSaving(false);
    });
  };

  return { error, choose };
}
