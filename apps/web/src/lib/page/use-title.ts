import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { translator } from '../messages/translator';
import messages from './messages.en';

const t = translator(messages.useTitle);

/** React Router's key of the page that the browser itself opened. */
export const FIRST_LOCATION = 'default';

/** The key of the page that the browser opened with the app: one that is loaded again kept its own in the history. */
export const OPENED_LOCATION = (globalThis.history?.state as { key?: string } | null)?.key ?? FIRST_LOCATION;

/**
 * Names the page in the browser, and after a change of route moves the focus to its heading (an `<h1>` with
 * `tabIndex={-1}`), as the browser does when it opens a page.
 */
export function useTitle(title: string): void {
  const { key, pathname } = useLocation();
  // The page that the browser itself opened is announced by the browser; a change of the query alone is no new page.
  const announced = useRef(key === OPENED_LOCATION ? pathname : null);

  useEffect(() => {
    document.title = t('title', { title });
  }, [title]);

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
