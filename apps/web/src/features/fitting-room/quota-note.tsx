import { FREE_CHECKS, type Quota } from '@figura/contracts';
import { formatDay } from '../../lib/text/format-day';
import { useUnlock } from '../../lib/session/unlock';
import { Button } from '../../ui/button';
import styles from './fitting-room.module.css';
import { quotaNote as t } from './messages.en';

export function QuotaNote({ quota }: { quota: Quota | undefined }) {
  const unlock = useUnlock();
  if (!quota || quota.left === null) return null;
  const { left, resetsAt } = quota;
  return (
    <p className={styles['soft']}>
      {left > 0 ? (
        t('left', { left, all: FREE_CHECKS })
      ) : (
        <>
          {t('none', { day: formatDay(resetsAt.slice(0, 10)) })}{' '}
          <Button variant="plain" onClick={unlock}>
            {t('unlock')}
          </Button>
        </>
      )}
    </p>
  );
}
