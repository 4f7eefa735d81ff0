import type { EffectDescription } from '@figura/contracts';
import { Card } from '../../ui/card';
import styles from './personal-reasons.module.css';

/** Why a trend suits a person: one card for each of her proportions that it does something for, highest first. */
export function PersonalReasons({ reasons }: { reasons: readonly EffectDescription[] }) {
  if (reasons.length === 0)
    return (
      <section className={styles['why']} aria-labelledby="why">
        <h2 id="why">Trending Just for You</h2>
        <p>
          It neither adds to your proportions nor takes from them: if you like this trend, it is yours to
          wear.
        </p>
      </section>
    );
  return (
    <section className={styles['why']} aria-labelledby="why">
      <h2 id="why">Why This Works Perfectly for You</h2>
      <ul className={styles['reasons']}>
        {reasons.map(({ bodyPart, description }, index) => (
          <li key={index}>
            <Card className={styles['reason']}>
              <h3>
                Perfect for Your <span className={styles['part']}>{bodyPart}</span>
              </h3>
              <p>{description}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
