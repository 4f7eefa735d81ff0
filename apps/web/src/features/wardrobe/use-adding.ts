import { useRef, useState } from 'react';
import type { ApiError } from '../../lib/api/api-error';

interface Adding {
  busy: boolean;
  /** Why it was not added; null before, and while it is tried again. */
  error: ApiError | null;
  /** Sends `what`, named by its content, and tells what came of it. Nothing happens while something else is under way. */
  add: <Added>(
    what: string,
    send: (id: string) => Promise<Added>,
    onAdded: (added: Added) => Promise<void> | void,
  ) => Promise<void>;
}

/** Sends what is to be added, once at a time; the same thing again after a failure under the same id. */
export function useAdding(): Adding {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const sent = useRef({ what: '', id: '' });
  const add: Adding['add'] = async (what, send, onAdded) => {
    if (busy) return;
    if (sent.current.what !== what) sent.current = { what, id: crypto.randomUUID() };
    setBusy(true);
    setError(null);
    try {
      const added = await send(sent.current.id);
      sent.current = { what: '', id: '' };
      await onAdded(added);
    } catch (failure) {
      setError(failure as ApiError);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, add };
}
