import { createContext, useContext } from 'react';

export const Unlock = createContext<() => void>(() => undefined);

export function useUnlock(): () => void {
  return useContext(Unlock);
}
