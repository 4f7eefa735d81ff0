import { useEffect, useState } from 'react';

/** A photograph that is asked for the first time is fetched from its shop: it is asked for again after these pauses, in milliseconds. */
const PAUSES_MS = [2_000, 10_000, 60_000];

interface Photo {
  /** Another one for each try. */
  readonly attempt: number;
  /** Whether there is something to load now, or loaded. */
  readonly isWanted: boolean;
  readonly isShown: boolean;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

/** Whether a photograph can be shown; asks again some times, since it may only be on its way to the server. */
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
