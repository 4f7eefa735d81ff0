import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { LoadFailure } from './load-failure';
import { Skeleton } from './skeleton';

interface PendingProps extends Pick<ComponentProps<typeof Skeleton>, 'width' | 'height'> {
  query: ComponentProps<typeof LoadFailure>['query'];
  loading: string;
  failure: string;
}

/** In the place of what a query has not answered yet: a skeleton, or the failure with a way on. */
export function Pending({ query, loading, failure, ...size }: PendingProps) {
  if (query.error) return <LoadFailure message={failure} query={query} />;
  return (
    <div role="status">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton {...size} />
    </div>
  );
}
