import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { holdPlace } from './scroll-restoration';
import { readStored, removeStored, writeStored } from '../browser/stored-keys';

const KEY = 'keptPlace';

/**
 * Returns to where one was when a page is loaded again that the browser renders: it has nothing to scroll yet when the
 * browser looks for the place by itself.
 */
export function useScrollRestore(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    // As many pixels down that page, for whoever loads it next in this tab.
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
