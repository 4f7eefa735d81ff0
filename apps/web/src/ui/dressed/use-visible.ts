import { SMALL } from '@figura/drawing';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** How far off the screen something is already taken for visible. */
const MARGIN = '200px';
/** How far once the page rests: a print shows what nobody scrolled to, and waits for no drawing. */
const FAR = '4000px 0px';
/** So long a page rests until then, in milliseconds. */
const REST_MS = 2_000;

/** How large an element came near the screen. */
interface Seen {
  /** Whether what is drawn in it takes the small variant. */
  small: boolean;
}

/** Null until an element has come near the screen, or the page is printed; stays as it was then. */
export function useVisible(element: RefObject<Element | null>): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);

  useEffect(() => {
    const { current } = element;
    if (seen || !current) return undefined;
    const see = ({ height }: DOMRectReadOnly) => setSeen({ small: height < SMALL });
    const watch = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.find(({ isIntersecting }) => isIntersecting);
          if (entry) see(entry.boundingClientRect);
        },
        { rootMargin },
      );
      observer.observe(current);
      return observer;
    };
    const observers = [watch(MARGIN)];
    const rest = setTimeout(() => observers.push(watch(FAR)), REST_MS);
    const print = () => see(current.getBoundingClientRect());
    addEventListener('beforeprint', print);
    return () => {
      clearTimeout(rest);
      observers.forEach((observer) => observer.disconnect());
      removeEventListener('beforeprint', print);
    };
  }, [element, seen]);

  return seen;
}
