import { useRef, useState } from 'react';
import type { ApiError } from '../../lib/api/api-error';

interface Adding {
  busy: boolean;
  error: ApiError | null;
  /** `what` is identified by its content. Ignored while another add runs. */
  add: <Added>(
    what: string,
    send: (id: string) => Promise<Added>,
    onAdded: (added: Added) => Promise<void> | void,
  ) => Promise<void>;
}

/** One at a time; a retry of the same thing uses the same id. */
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
