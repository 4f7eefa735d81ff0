import { useState } from 'react';

/** The last value that there was: what stays on the page while the next one is on its way. */
export function useLastKnown<T>(value: T | undefined): T | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}
