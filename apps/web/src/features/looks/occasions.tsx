import type { TapeMeasurements } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { Figure } from '../../ui/figure/figure';
import { PageHeader } from '../../ui/layout/page-header';
import messages from './messages.en';
import styles from './occasions.module.css';

const t = translator(messages.occasions);

const OCCASIONS = [t('aWorkingDay'), t('aWeekendAway'), t('aWedding'), t('anEveningOut')];

/** The page of whole outfits, until there are any. */
export function Occasions({ measurements }: { measurements: Partial<TapeMeasurements> }) {
  return (
    <article className={styles['page']}>
      <div className={styles['words']}>
        <PageHeader title={t('title')} lead={t('lead')} />
        <ul className={styles['occasions']} aria-label={t('plannedOccasions')}>
          {OCCASIONS.map((occasion) => (
            <li key={occasion}>{occasion}</li>
          ))}
        </ul>
        <p>{t('untilThen')}</p>
        <ButtonLink to={paths.bestLooks}>{t('seeYourBestLooks')}</ButtonLink>
      </div>
      <div className={styles['figure']}>
        <Figure
          measurements={measurements}
          active={null}
          combined={undefined}
          label={t('figure')}
          className={styles['drawing']}
        />
      </div>
    </article>
  );
}
