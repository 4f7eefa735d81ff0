import type { ComponentType, ReactNode } from 'react';
import { lazy, memo, Suspense, useDeferredValue, useMemo } from 'react';
import { whenUsed } from '../browser/first-interaction';
import { insistOn } from './insist-on';

/**
 * A part of a page that static HTML holds and whose code comes when the page is used; elsewhere it comes at once, and
 * the fallback keeps its place. What was served stays until the code has arrived: React would give it up for an update
 * from above, so that updates wait, too. A part that cannot be loaded now is asked for again, and stays as it was.
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode | ((props: Props) => ReactNode),
): ComponentType<Props> {
  const Part = lazy(() => whenUsed().then(() => insistOn(load))) as unknown as ComponentType<Props>;
  return memo(function LazyIsland(props: Props) {
    const shown = useDeferredValue(props);
    return useMemo(
      () => (
        <Suspense fallback={typeof fallback === 'function' ? fallback(shown) : fallback}>
          <Part {...shown} />
        </Suspense>
      ),
      [shown],
    );
  }) as unknown as ComponentType<Props>;
}
