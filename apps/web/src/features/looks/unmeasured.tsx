import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { unmeasured as t } from './messages.en';

export function Unmeasured() {
  return (
    <EmptyState
      title={t('title')}
      action={<ButtonLink to={paths.measurementsVertical}>{t('getStartedNow')}</ButtonLink>}
    >
      <p>{t('measureFirst')}</p>
    </EmptyState>
  );
}
