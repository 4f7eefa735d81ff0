import { Button } from '../../ui/button';
import { notice as t } from './messages.en';
import type { Today } from './use-today';
import styles from './words.module.css';

export function TodayNotice({ today }: { today: Pick<Today, 'error' | 'outfits' | 'retry'> }) {
  const { error, outfits, retry } = today;
  if (!error || !outfits) return null;
  const isUnanswered = error.status === 0;
  return (
    <p role="status" className={styles['notice']}>
      {t(isUnanswered ? 'unanswered' : 'failure')}{' '}
      <Button variant="plain" onClick={() => void retry()}>
        {t('tryAgain')}
      </Button>
    </p>
  );
}
