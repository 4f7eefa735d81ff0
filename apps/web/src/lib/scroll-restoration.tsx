import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { FIRST_LOCATION } from './use-title';

const positions = new Map<string, number>();

/** A new page starts at its top (or at the fragment it was asked for); going back returns to where one was. */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(false);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    // An entry without a key was made by the browser: the page that it opened, or a fragment that it jumped to itself.
    const isReturn = type === 'POP' && key !== FIRST_LOCATION && positions.has(key);
    if (target && !isReturn) target.scrollIntoView();
    // Who has begun to read a page before it came alive stays where she is.
    else if (shown.current) window.scrollTo(0, (type === 'POP' && positions.get(key)) || 0);
    shown.current = true;

    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
    // A change of the query alone (a tab, a filter) stays where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash]);

  return null;
}
