import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { FIRST_LOCATION } from './use-title';

const positions = new Map<string, number>();

/** The events of a user who moves about a page. */
const MOVES = ['wheel', 'pointerdown', 'keydown'];

/** Goes to a place, and again as the page grows, until the user moves or the returned function is called. */
export function holdPlace(goThere: () => void): () => void {
  const growth = new ResizeObserver(goThere);
  const release = () => growth.disconnect();
  goThere();
  growth.observe(document.body);
  for (const sign of MOVES) window.addEventListener(sign, release, { once: true, passive: true });
  return release;
}

/** A new page starts at its top (or at the fragment it was asked for); going back returns to where one was. */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(false);

  useEffect(() => {
    // A page that is loaded again is there before the app is: the browser finds the place by itself.
    const handBack = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('pagehide', handBack);
      handBack();
    };
  }, []);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    // An entry without a key was made by the browser: the page that it opened, or a fragment that it jumped to itself.
    const isReturn = type === 'POP' && (!hash || key !== FIRST_LOCATION);
    const position = isReturn ? positions.get(key) : undefined;
    const findTarget = () => (position === undefined ? document.getElementById(hash.slice(1)) : null);
    const goThere = () => {
      const target = findTarget();
      if (target) target.scrollIntoView();
      else window.scrollTo(0, position ?? 0);
    };
    let release: (() => void) | undefined;

    // A page that was read before it came alive stays where it is.
    if (shown.current || (hash && !findTarget())) {
      // Parts of the page may still be on their way.
      if (hash || position) release = holdPlace(goThere);
      else goThere();
    }
    shown.current = true;

    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      release?.();
      window.removeEventListener('scroll', remember);
    };
    // A change of the query alone (a tab, a filter) stays where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash]);

  return null;
}
