import { createContext, useContext } from 'react';

/** Opens the offer of the paid plan. */
export const Unlock = createContext<() => void>(() => undefined);

export function useUnlock(): () => void {
  return useContext(Unlock);
}
