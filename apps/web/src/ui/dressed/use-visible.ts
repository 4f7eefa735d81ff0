import { SMALL } from '@figura/drawing';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** How far off the screen something is already taken for visible. */
const MARGIN = '200px';

/** How large an element came near the screen. */
interface Seen {
  /** Whether what is drawn in it takes the small variant. */
  small: boolean;
}

/** Null until an element has come near the screen; stays as it was then. */
export function useVisible(element: RefObject<Element | null>): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);

  useEffect(() => {
    if (seen || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) setSeen({ small: entry.boundingClientRect.height < SMALL });
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);

  return seen;
}
