import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';

/** What stands in place of looks until there is a body type to choose them by. */
export function Unmeasured() {
  return (
    <EmptyState
      title="Your looks follow from your body type"
      action={<ButtonLink to={paths.measurementsVertical}>Get Started Now</ButtonLink>}
    >
      <p>Take your eight measurements first: they say which lines agree with yours.</p>
    </EmptyState>
  );
}
