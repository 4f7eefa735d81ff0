import { translator } from '../../lib/messages/translator';
import { useSeason } from '../../lib/session/use-season';
import { pathTo } from '../../path-to';
import { TextLink } from '../../ui/links/text-link';
import styles from './chips.module.css';
import { CoatChip } from './day-chips';
import messages from './messages.en';
import type { Today } from './use-today';

const t = translator(messages.weekNote);

export function WeekNote({ day, choose, hasCoat }: Pick<Today, 'day' | 'choose'> & { hasCoat: boolean }) {
  const season = useSeason();
  return (
    <div className={styles['chips']}>
      <p className={styles['week']}>{t('week')}</p>
      <TextLink to={pathTo.outfitsFor('everyday', season)}>{t('three')}</TextLink>
      {hasCoat ? <CoatChip isOn={day.hasCoat} onChange={(isOn) => choose({ hasCoat: isOn })} /> : null}
    </div>
  );
}
