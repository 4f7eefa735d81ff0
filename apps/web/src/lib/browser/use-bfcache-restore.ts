import { useEffect } from 'react';

/**
 * Runs when the page is shown again as it was left: the way back from another site may bring it out of the browser's
 * memory with all of its state, also with what was under way then.
 */
export function useBfcacheRestore(listener: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [listener]);
}
