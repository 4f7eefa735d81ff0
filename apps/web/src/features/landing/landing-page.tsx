import { Claims } from './claims';
import { Hero } from './hero';
import styles from './landing-page.module.css';
import { Story } from './story';

/** The front page, from five women to the last invitation. */
export function LandingPage() {
  return (
    <div className={styles['page']}>
      <Hero />
      <Claims />
      <Story />
    </div>
  );
}
