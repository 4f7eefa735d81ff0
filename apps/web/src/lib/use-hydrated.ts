import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the page runs in this browser by now. False while HTML that was written at build time is taken over: the
 * first picture must be the one that the build knew, without the query of the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
