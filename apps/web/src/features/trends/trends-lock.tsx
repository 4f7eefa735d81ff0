import { LoadingLead } from '../../ui/dressed/lead-look';
import { useSession } from '../../lib/session/session';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { useWeekTheme } from './api';
import { trendsLock as t } from './messages.en';
import { TrendLead } from './trend-lead';
import styles from './trends-lock.module.css';

export function TrendsLock() {
  const { user } = useSession();
  return (
    <LockedPanel
      title={t('title')}
      action={t('unlockCurrentTrends')}
      {...(user?.bodyType && { behind: <Sample /> })}
    >
      <p>{t('about')}</p>
    </LockedPanel>
  );
}

function Sample() {
  const { data, error } = useWeekTheme('all');
  if (error) return null;
  return (
    <div className={styles['sample']}>{data ? <TrendLead lead={data} isSample /> : <LoadingLead />}</div>
  );
}
