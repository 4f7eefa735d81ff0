import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { LoadFailure } from './load-failure';
import { Skeleton } from './skeleton';

interface PendingProps extends Pick<ComponentProps<typeof Skeleton>, 'width' | 'height'> {
  answer: ComponentProps<typeof LoadFailure>['answer'];
  loading: string;
  failure: string;
}

/** In the place of what a query has not answered yet: a skeleton, or the failure with a way on. */
export function Pending({ answer, loading, failure, ...size }: PendingProps) {
  if (answer.error) return <LoadFailure message={failure} answer={answer} />;
  return (
    <div role="status">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton {...size} />
    </div>
  );
}
