import type { ReactNode } from 'react';
import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';

const OpeningContext = createContext(false);

/**
 * Takes over what the page of a screen opens with (`prerender/documents.tsx`): at first the app is as it was there, for anybody,
 * and then, in small steps, what it is for who is signed in.
 */
export function OpeningProvider({ stands, children }: { stands: boolean; children: ReactNode }) {
  const [isOpening, setIsOpening] = useState(stands);
  useEffect(() => startTransition(() => setIsOpening(false)), []);
  return <OpeningContext value={isOpening}>{children}</OpeningContext>;
}

/** Whether the app still is as the opening. */
export function useOpening(): boolean {
  return useContext(OpeningContext);
}

const never = () => () => undefined;

/** Whether a component that hydrates still stands as it was found; one that React had to draw anew does not. */
export function useFoundOpening(): boolean {
  const isOpening = useOpening();
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => isOpening,
  );
  const [wasFound] = useState(isHydrating);
  return wasFound && isOpening;
}
