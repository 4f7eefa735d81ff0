import type { PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { isCovered } from '../../lib/browser/use-escape';

/** Swipe distance in CSS px. */
const SWIPE = 40;

/** Wraps around. Arrow keys are off while something is open above the page. */
export function useCarousel(total: number, start: number) {
  const [index, setIndex] = useState(start);
  const from = useRef<{ x: number; y: number } | null>(null);
  const turnPage = (step: 1 | -1) => setIndex((current) => (current + step + total) % total);

  useEffect(() => {
    if (total < 2) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
      const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (step === null || modified || event.defaultPrevented || isCovered()) return;
      setIndex((current) => (current + step + total) % total);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [total]);

  return {
    index,
    previous: () => turnPage(-1),
    next: () => turnPage(1),
    /** Touch only: a mouse selects and drags. */
    swipe: {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        from.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        if (!from.current || total < 2) return;
        const across = clientX - from.current.x;
        const down = clientY - from.current.y;
        from.current = null;
        if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) turnPage(across < 0 ? 1 : -1);
      },
      onPointerCancel: () => {
        from.current = null;
      },
    },
  };
}
