import type { AddPieceDto } from '@figura/contracts';
import { useRef, useState } from 'react';
import { getMessage } from '../../lib/api/api-error';
import { keepPiece } from '../../lib/catalog/keep-piece';

interface KeptOnce {
  /** `waiting` means queued offline. */
  state: 'idle' | 'busy' | 'kept' | 'waiting';
  error: string | null;
  keep: () => Promise<void>;
}

/** Repeated taps have no effect. Queued when offline; `failure` is the fallback message. */
export function useKeepOnce(piece: Omit<AddPieceDto, 'id'>, name: string, failure: string): KeptOnce {
  const [id] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<KeptOnce['state']>('idle');
  const [error, setError] = useState<string | null>(null);
  const under = useRef(false);
  const keep = async () => {
    if (under.current) return;
    under.current = true;
    setState('busy');
    setError(null);
    try {
      const stored = await keepPiece({ id, ...piece }, name);
      setState(stored ? 'kept' : 'waiting');
    } catch (reason) {
      setError(getMessage(reason, failure));
      setState('idle');
    } finally {
      under.current = false;
    }
  };
  return { state, error, keep };
}
