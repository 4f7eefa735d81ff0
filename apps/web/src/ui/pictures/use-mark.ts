import type { Mark } from '@figura/contracts';
import { useState } from 'react';
import { setMark } from '../../lib/catalog/marks';
import { useSession } from '../../lib/session/session';

interface Marking {
  isLoved: boolean;
  isHidden: boolean;
  failed: boolean;
  mark: (next: Mark | null) => Promise<void>;
}

export function useMark(id: string, name: string): Marking {
  const { user, setUser } = useSession();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const mark = async (next: Mark | null) => {
    if (busy || !user) return;
    setBusy(true);
    setFailed(false);
    try {
      setUser(await setMark(user, id, name, next));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return {
    isLoved: user?.preferences.loved.includes(id) === true,
    isHidden: user?.preferences.hidden.includes(id) === true,
    failed,
    mark,
  };
}
