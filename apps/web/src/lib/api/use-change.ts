import { useState } from 'react';
import { getMessage } from './api-error';

/** One change at a time. `failure` is shown if the error has no message. */
export function useChange(failure: string) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await change();
      return true;
    } catch (reason) {
      setError(getMessage(reason, failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
}
