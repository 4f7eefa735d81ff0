import { useState } from 'react';
import { getMessage } from '../../lib/api/api-error';

/**
 * Makes one change at a time.
 *
 * @param failure what is said where the error has no sentence
 */
export function useChange(failure: string) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Whether the change was made. */
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
