import { formatGreetingName } from '@figura/contracts';
import type { User } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useWearer } from '../../lib/session/use-wearer';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { FigureSpread } from '../../ui/layout/figure-spread';
import { PageHeader } from '../../ui/layout/page-header';
import styles from './measure-reminder.module.css';
import { measureReminder as t } from './messages.en';
import textStyles from '../../ui/text.module.css';

export function MeasureReminder({ user, children }: { user: User; children: ReactNode }) {
  const { measurements } = useWearer();
  return (
    <FigureSpread
      className={styles['reminder']}
      words="long"
      phone="close"
      figure={{ measurements, active: null, combined: undefined, label: t('figure') }}
    >
      <PageHeader
        eyebrow={t('hello', { user: formatGreetingName(user) })}
        title={t('title')}
        lead={t('lead')}
      />
      <div>
        <ButtonLink to={paths.introWelcome}>{t('start')}</ButtonLink>
      </div>
      <p className={textStyles['muted']}>{t('effort')}</p>
      {children}
    </FigureSpread>
  );
}
