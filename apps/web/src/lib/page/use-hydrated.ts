import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in static HTML until hydrated; true at once on a client-rendered page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
