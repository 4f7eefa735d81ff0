import { useEffect } from 'react';

/** Focuses a page's only task when it appears, so that typing takes no further tap. */
export function useFirstFocus(id: string, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    // After the page has focused its title.
    const timer = setTimeout(() => document.getElementById(id)?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [id, isWanted]);
}
