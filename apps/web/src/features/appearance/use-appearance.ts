import type { Appearance, User } from '@figura/contracts';
import { useRef, useState } from 'react';
import { useSession } from '../../lib/session/session';
import { saveAppearance } from './api';

interface AppearanceChoice {
  /** Why the last change could not be stored, or null. */
  error: unknown;
  /** Shows a change at once, and stores it. */
  choose: (change: Partial<Appearance>) => Promise<void>;
}

/**
 * Changes how the figure of a user is drawn. Changes are stored one after the other, since the arrow keys of a group of
 * radio buttons make several within a second: the last one made is the one that stays.
 */
export function useAppearance(user: User): AppearanceChoice {
  const { setUser } = useSession();
  const [error, setError] = useState<unknown>(null);
  const stored = useRef(user);
  const saves = useRef({ count: 0, last: Promise.resolve() });

  const choose = (change: Partial<Appearance>): Promise<void> => {
    setError(null);
    setUser({ ...user, preferences: { ...user.preferences, ...change } });
    const turn = ++saves.current.count;
    const save = async () => {
      try {
        stored.current = await saveAppearance(change);
      } catch (failure) {
        setError(failure);
      }
      // Later changes are on screen already.
      if (turn === saves.current.count) setUser(stored.current);
    };
    saves.current.last = saves.current.last.then(save);
    return saves.current.last;
  };

  return { error, choose };
}
