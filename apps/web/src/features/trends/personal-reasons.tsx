import type { EffectDescription } from '@figura/contracts';
import { Card } from '../../ui/layout/card';
import { Cautions } from '../../ui/lists/cautions';
import styles from './personal-reasons.module.css';

interface PersonalReasonsProps {
  reasons: readonly EffectDescription[];
  cautions: readonly EffectDescription[];
}

/**
 * Why a trend suits a person: one card for each of her proportions that it does something for, highest first; then what
 * it does against one.
 */
export function PersonalReasons({ reasons, cautions }: PersonalReasonsProps) {
  const suits = reasons.length > 0;
  return (
    <section className={styles['why']} aria-labelledby="why">
      <h2 id="why">{suits ? 'Why This Works Perfectly for You' : 'Trending Just for You'}</h2>
      {suits ? <ReasonCards reasons={reasons} /> : <p>{withoutReasons(cautions)}</p>}
      <Cautions cautions={cautions} />
    </section>
  );
}

function ReasonCards({ reasons }: Pick<PersonalReasonsProps, 'reasons'>) {
  return (
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
  );
}

function withoutReasons(cautions: readonly EffectDescription[]): string {
  return cautions.length > 0
    ? 'None of your proportions gains by it. If you love this trend, wear it, and know what it does.'
    : 'It neither adds to your proportions nor takes from them: if you like this trend, it is yours to wear.';
}
