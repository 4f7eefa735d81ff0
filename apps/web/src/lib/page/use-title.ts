import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTitle as t } from './messages.en';

/** React Router's key of the page the browser opened. */
export const FIRST_LOCATION = 'default';

export const OPENED_LOCATION = (globalThis.history?.state as { key?: string } | null)?.key ?? FIRST_LOCATION;

/** After a route change, focuses the `<h1 tabIndex={-1}>`, as browsers do. */
export function useTitle(title: string): void {
  const { key, pathname } = useLocation();
  // The browser announces the first page; a query change is no new page.
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
