import { Claims } from './claims';
import { Hero } from './hero';
import styles from './landing-page.module.css';
import { Story } from './story';

export function LandingPage() {
  return (
    <div className={styles['page']}>
      <Hero />
      <Claims />
      <Story />
    </div>
  );
}
