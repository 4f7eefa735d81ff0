import { useState } from 'react';

interface Action {
  state: 'idle' | 'busy' | 'failed';
  /** Does something; where that fails, `state` says so until the next. */
  act: (action: () => Promise<unknown>) => Promise<void>;
}

/** What is under way after a tap, and whether it failed. */
export function useAction(): Action {
  const [state, setState] = useState<Action['state']>('idle');
  const act = async (action: () => Promise<unknown>) => {
    setState('busy');
    try {
      await action();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, act };
}
