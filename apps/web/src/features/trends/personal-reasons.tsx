import type { EffectDescription } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Card } from '../../ui/layout/card';
import { Cautions } from '../../ui/lists/cautions';
import messages from './messages.en';
import styles from './personal-reasons.module.css';

const t = translator(messages.personalReasons);

interface PersonalReasonsProps {
  reasons: readonly EffectDescription[];
  cautions: readonly EffectDescription[];
}

/**
 * Why a trend suits the user: one card for each proportion that it does something for, highest first; then what
 * it does against one.
 */
export function PersonalReasons({ reasons, cautions }: PersonalReasonsProps) {
  const suits = reasons.length > 0;
  return (
    <section className={styles['why']} aria-labelledby="why">
      <h2 id="why">{suits ? t('why') : t('trendingJustForYou')}</h2>
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
              {t.rich('perfectForYour', {
                bodyPart,
                span: (chunks) => <span className={styles['part']}>{chunks}</span>,
              })}
            </h3>
            <p>{description}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function withoutReasons(cautions: readonly EffectDescription[]): string {
  return cautions.length > 0 ? t('noGain') : t('noEffect');
}
