import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { FIRST_LOCATION } from './use-title';

const positions = new Map<string, number>();

const MOVES = ['wheel', 'pointerdown', 'keydown'];

/** Repeats as the page grows, until the user moves or the returned function is called. */
export function holdPlace(goThere: () => void): () => void {
  const growth = new ResizeObserver(goThere);
  const release = () => growth.disconnect();
  goThere();
  growth.observe(document.body);
  for (const sign of MOVES) window.addEventListener(sign, release, { once: true, passive: true });
  return release;
}

export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(false);

  useEffect(() => {
    // On reload of a static page the browser restores the position itself.
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
    // Entries without a key: the first page, or a jump to a fragment.
    const isReturn = type === 'POP' && (!hash || key !== FIRST_LOCATION);
    const position = isReturn ? positions.get(key) : undefined;
    const findTarget = () => (position === undefined ? document.getElementById(hash.slice(1)) : null);
    const goThere = () => {
      const target = findTarget();
      if (target) target.scrollIntoView();
      else window.scrollTo(0, position ?? 0);
    };
    let release: (() => void) | undefined;

    // A page scrolled before hydration stays in place.
    if (shown.current || (hash && !findTarget())) {
      // Parts of the page may still load.
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
