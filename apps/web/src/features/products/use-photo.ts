import { useEffect, useState } from 'react';

/** Milliseconds; the server fetches a new photo from the shop on the first request. */
const PAUSES_MS = [2_000, 10_000, 60_000];

interface Photo {
  readonly attempt: number;
  readonly isWanted: boolean;
  readonly isShown: boolean;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

export function usePhoto(): Photo {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  useEffect(() => {
    const pause = PAUSES_MS[attempt];
    if (state !== 'missing' || pause === undefined) return undefined;
    const again = window.setTimeout(() => {
      setAttempt(attempt + 1);
      setState('loading');
    }, pause);
    return () => window.clearTimeout(again);
  }, [state, attempt]);
  return {
    attempt,
    isWanted: state !== 'missing',
    isShown: state === 'shown',
    onLoad: () => setState('shown'),
    onError: () => setState('missing'),
  };
}
