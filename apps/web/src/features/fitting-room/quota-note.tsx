import type { CheckResponse } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { formatDay } from '../../lib/text/format-day';
import { Button } from '../../ui/button';
import messages from './messages.en';
import styles from './quota-note.module.css';

const t = translator(messages.quotaNote);

interface QuotaNoteProps {
  quota: CheckResponse['quota'];
  onUnlock: () => void;
}

/** How many checks a free account has left, and when there are more; nothing for those who have no limit. */
export function QuotaNote({ quota: { left, resetsAt }, onUnlock }: QuotaNoteProps) {
  if (left === null) return null;
  return (
    <p className={styles['note']}>
      {t('left', { left, day: formatDay(resetsAt.slice(0, 10)) })}{' '}
      <Button variant="plain" onClick={onUnlock}>
        {t('unlock')}
      </Button>
    </p>
  );
}
