import { useState } from 'react';

interface Action {
  state: 'idle' | 'busy' | 'failed';
  act: (action: () => Promise<unknown>) => Promise<void>;
}

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
