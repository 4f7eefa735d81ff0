import { useSyncExternalStore } from 'react';

const neverStop = () => () => undefined;

/** False in static HTML and until it has come alive; true from the start on a page that the browser rendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverStop,
    () => true,
    () => false,
  );
}
