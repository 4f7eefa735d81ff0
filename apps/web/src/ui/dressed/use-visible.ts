import { SMALL } from '@figura/drawing';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Distance from the screen that counts as visible. */
const MARGIN = '200px';
/** Distance once the page rests, so that prints have all drawings. */
const FAR = '4000px 0px';
/** Milliseconds until the page counts as at rest. */
const REST_MS = 2_000;

interface Seen {
  small: boolean;
}

/** Null until near the screen or printed, then fixed. */
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
