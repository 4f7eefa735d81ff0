import { SELLS } from '../../content/door';
import { FinalCall } from './final-call';
import { HowItWorks } from './how-it-works';
import { Pricing } from './pricing';
import { ProblemStatement } from './problem-statement';
import { Reviews } from './reviews';

export function Story() {
  return (
    <>
      <ProblemStatement />
      <HowItWorks />
      <Reviews />
      {SELLS ? <Pricing /> : null}
      <FinalCall />
    </>
  );
}
