import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { holdPlace } from './scroll-restoration';
import { readStored, removeStored, writeStored } from '../browser/stored-keys';

const KEY = 'keptPlace';

/** The browser cannot restore the position itself: a client-rendered page is still too short. */
export function useScrollRestore(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    // Scroll position in pixels for the next load in this tab.
    const [page, pixels] = (readStored(KEY) ?? '').split(' ');
    removeStored(KEY);
    const release = page === pathname ? holdPlace(() => window.scrollTo(0, Number(pixels))) : undefined;

    const keep = () => {
      if (window.scrollY) writeStored(KEY, `${pathname} ${Math.round(window.scrollY)}`);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      release?.();
      window.removeEventListener('pagehide', keep);
    };
  }, [pathname]);
}
