import { useEffect, useState } from 'react';

export function usePaused<Value>(value: Value, pauseMs: number): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const pause = window.setTimeout(() => setPaused(value), pauseMs);
    return () => window.clearTimeout(pause);
  }, [value, pauseMs]);
  return paused;
}
