import { paths } from '../../paths';
import { ButtonLink } from '../button';

/** What stands in place of reasons until there are measurements to give reasons from. */
export function MeasureFirst() {
  return (
    <>
      <p>We can say what a piece does for you once we have your eight measurements.</p>
      <div>
        <ButtonLink to={paths.introWelcome} size="small">
          Start My Measurements
        </ButtonLink>
      </div>
    </>
  );
}
