import type { ComponentProps } from 'react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { FigureSpread } from '../../ui/layout/figure-spread';
import { PageHeader } from '../../ui/layout/page-header';
import styles from './measuring-introduction.module.css';
import { measuringIntroduction as t } from './messages.en';
import { ProbablyFromStart } from './probably-from-start';
import { Cluster } from '../../ui/layout/layout';

interface MeasuringIntroductionProps {
  isProvisional: boolean;
  answers: ComponentProps<typeof ProbablyFromStart>;
}

export function MeasuringIntroduction({ isProvisional, answers }: MeasuringIntroductionProps) {
  return (
    <FigureSpread
      className={styles['welcome']}
      words="long"
      phone="close"
      figure={{ measurements: {}, active: 'shoulders', combined: undefined, label: t('figure') }}
    >
      <PageHeader eyebrow={t('eyebrow')} title={t('title')} lead={t(isProvisional ? 'surerLead' : 'lead')} />
      <Cluster align="stretch">
        <ButtonLink to={paths.introHorizontal}>{t('ready')}</ButtonLink>
        <ButtonLink to={paths.dashboard} variant="quiet">
          {t('later')}
        </ButtonLink>
      </Cluster>
      {isProvisional ? null : <ProbablyFromStart {...answers} />}
      <ol className={styles['steps']}>
        <li>
          <h2>{t('horizontalMeasurements')}</h2>
          <p>{t('horizontalText')}</p>
        </li>
        <li>
          <h2>{t('verticalMeasurements')}</h2>
          <p>{t('verticalText')}</p>
        </li>
      </ol>
      <section className={styles['needs']} aria-labelledby="what-you-need">
        <h2 id="what-you-need">{t('whatYouNeed')}</h2>
        <ul>
          <li>{t('tape')}</li>
          <li>{t('wall')}</li>
          <li>{t('clothes')}</li>
        </ul>
      </section>
    </FigureSpread>
  );
}
