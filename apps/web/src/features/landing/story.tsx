import { FinalCall } from './final-call';
import { HowItWorks } from './how-it-works';
import { Pricing } from './pricing';
import { Problem } from './problem';
import { Reviews } from './reviews';

/** What follows when one reads on. */
export default function Story() {
  return (
    <>
      <Problem />
      <HowItWorks />
      <Reviews />
      <Pricing />
      <FinalCall />
    </>
  );
}
