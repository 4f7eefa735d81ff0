import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Browsers round positions on fractional pixels. */
const TOLERANCE = 2;

interface ScrollPosition {
  overflows: boolean;
  atStart: boolean;
  atEnd: boolean;
}

const FITS: ScrollPosition = { overflows: false, atStart: true, atEnd: true };

export function useScrollPosition(ref: RefObject<HTMLElement | null>): ScrollPosition {
  const [position, setPosition] = useState(FITS);

  // Before the first paint, so that the keyboard always reaches a scroll area.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const next = getPosition(element);
      setPosition((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [ref]);

  return position;
}

function getPosition({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): ScrollPosition {
  return {
    overflows: scrollWidth > clientWidth + TOLERANCE,
    atStart: scrollLeft <= TOLERANCE,
    atEnd: scrollLeft + clientWidth >= scrollWidth - TOLERANCE,
  };
}

function isSame(a: ScrollPosition, b: ScrollPosition): boolean {
  return a.overflows === b.overflows && a.atStart === b.atStart && a.atEnd === b.atEnd;
}
