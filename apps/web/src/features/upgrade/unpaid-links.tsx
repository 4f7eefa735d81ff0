import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { Cluster } from '../../ui/layout/layout';
import { OPEN_UPGRADE } from './open-upgrade';

/** Where a payment that came to nothing leads: both go to the dashboard, the first one opens the upgrade dialog there. */
export function UnpaidLinks() {
  return (
    <Cluster>
      <ButtonLink to={paths.dashboard} state={OPEN_UPGRADE}>
        Try Again
      </ButtonLink>
      <ButtonLink to={paths.dashboard} variant="secondary">
        Return to Dashboard
      </ButtonLink>
    </Cluster>
  );
}
