import { useEffect } from 'react';

/** These close on Escape themselves. */
const ABOVE = 'dialog[open], [popover]:popover-open';

export function useEscape(close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered()) return;
      close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [close]);
}

export function isCovered(): boolean {
  try {
    return document.querySelector(ABOVE) !== null;
  } catch {
    // Browsers without `:popover-open` have no popovers.
    return document.querySelector('dialog[open]') !== null;
  }
}
