import { Claims } from './claims';
import { FinalCall } from './final-call';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import styles from './landing-page.module.css';
import { Pricing } from './pricing';
import { Problem } from './problem';
import { Reviews } from './reviews';

/** The front page, from the figure that can be tried to the last invitation. */
export function LandingPage() {
  return (
    <div className={styles['page']}>
      <Hero />
      <Claims />
      <Problem />
      <HowItWorks />
      <Reviews />
      <Pricing />
      <FinalCall />
    </div>
  );
}
