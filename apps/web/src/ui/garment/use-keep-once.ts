import type { AddPieceDto } from '@figura/contracts';
import { useRef, useState } from 'react';
import { getMessage } from '../../lib/api/api-error';
import { keepPiece } from '../../lib/catalog/keep-piece';

interface KeptOnce {
  /** `waiting` for a network. */
  state: 'idle' | 'busy' | 'kept' | 'waiting';
  /** Why it was not kept, as a sentence. */
  error: string | null;
  keep: () => Promise<void>;
}

/**
 * Takes something into the wardrobe or among the wishes, once, however often it is tapped; without a network later.
 *
 * @param name what it is called
 * @param failure what is said where the server gives no reason
 */
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
