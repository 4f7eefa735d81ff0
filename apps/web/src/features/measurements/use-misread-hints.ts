import { useEffect, useState } from 'react';
import { insistOn } from '../../lib/page/insist-on';
import type * as MisreadHints from './misread-hints';

let loaded: typeof MisreadHints | null = null;

/**
 * What finds misread measurements.
 *
 * @param wanted whether anything was measured yet, which is when it is loaded
 * @returns null until it is there
 */
export function useMisreadHints(wanted: boolean): typeof MisreadHints | null {
  const [found, setFound] = useState(loaded);
  useEffect(() => {
    if (!wanted || found) return;
    void insistOn(() => import('./misread-hints')).then((module) => {
      loaded = module;
      setFound(module);
    });
  }, [wanted, found]);
  return found;
}
