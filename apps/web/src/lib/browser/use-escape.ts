import { useEffect } from 'react';

/** What closes by Escape itself: a dialog, or the menu of a narrow screen. */
const ABOVE = 'dialog[open], [popover]:popover-open';

/** Does what a close button does when Escape is pressed, unless something above the page is open and closes first. */
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

/** Whether something is open above the page, to which the keyboard belongs then. */
export function isCovered(): boolean {
  try {
    return document.querySelector(ABOVE) !== null;
  } catch {
    // A browser that does not know `:popover-open` has no popovers that could be open.
    return document.querySelector('dialog[open]') !== null;
  }
}
