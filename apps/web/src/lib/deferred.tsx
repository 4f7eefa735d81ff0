import type { ComponentType, ReactNode } from 'react';
import { lazy, memo, Suspense } from 'react';

/**
 * A part of a page whose code comes after the page's own. Static HTML holds the part from the start, and it stays until
 * that code has arrived; elsewhere the fallback keeps its place. Hence `memo`: an update from above would make React
 * give up the part that was served and wait with the fallback.
 */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode,
): ComponentType<Props> {
  const Part = lazy(load) as unknown as ComponentType<Props>;
  return memo(function Deferred(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
}
