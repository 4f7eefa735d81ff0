import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** React Router's key of the page that the browser itself opened. */
export const FIRST_LOCATION = 'default';

/**
 * Names the page in the browser, and after a change of route moves the focus to its heading (an `<h1>` with
 * `tabIndex={-1}`), as the browser does when it opens a page.
 */
export function useTitle(title: string): void {
  const { key, pathname } = useLocation();
  const navigated = key !== FIRST_LOCATION;

  useEffect(() => {
    document.title = `${title} · Figura`;
  }, [title]);

  useEffect(() => {
    if (navigated) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [navigated, pathname]);
}
