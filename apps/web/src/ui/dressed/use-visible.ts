import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** How far off the screen something is already taken for visible. */
const MARGIN = '200px';

/** Whether an element has come near the screen; stays true from then on. */
export function useVisible(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (seen || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);

  return seen;
}
