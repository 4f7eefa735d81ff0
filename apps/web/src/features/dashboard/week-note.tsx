import styles from './chips.module.css';
import { CoatChip } from './day-chips';
import { labels as t } from './messages.en';
import type { Today } from './use-today';

export function WeekNote({ day, choose, hasCoat }: Pick<Today, 'day' | 'choose'> & { hasCoat: boolean }) {
  return (
    <div className={styles['chips']}>
      <p className={styles['week']}>{t('week')}</p>
      {hasCoat ? <CoatChip isOn={day.hasCoat} onChange={(isOn) => choose({ hasCoat: isOn })} /> : null}
    </div>
  );
}
