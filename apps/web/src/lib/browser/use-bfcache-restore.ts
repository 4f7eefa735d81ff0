import { useEffect } from 'react';

/** The back/forward cache restores all state, including requests under way. */
export function useBfcacheRestore(listener: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [listener]);
}
