import { useEffect } from 'react';

/** Focuses a page's only task when it appears, so that typing takes no further tap. */
export function useFirstFocus(id: string, isWanted = true): void {
  useEffect(() => {
    if (isWanted) document.getElementById(id)?.focus({ preventScroll: true });
  }, [id, isWanted]);
}
