import { LastChecks } from './last-checks';
import { NewLooks } from './new-looks';

/** What stands below the first screen of the dashboard. */
export function More({ hasPaid }: { hasPaid: boolean }) {
  return (
    <>
      <NewLooks hasPaid={hasPaid} />
      <LastChecks />
    </>
  );
}
