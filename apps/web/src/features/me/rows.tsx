import { listMeasured, MEASUREMENTS } from '@figura/contracts';
import type { User } from '@figura/contracts';
import { Link } from 'react-router-dom';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import messages from './messages.en';
import styles from './rows.module.css';

const t = translator(messages.rows);

interface RowsProps {
  user: User;
  /** Undefined while unknown. */
  issues: number | undefined;
  onLogout: () => void;
}

export function Rows({ user: { measurements }, issues, onLogout }: RowsProps) {
  const taken = Object.keys(listMeasured(measurements)).length;
  const rows = [
    {
      to: paths.profileMeasurements,
      name: t('measurements'),
      note: t('measurements.taken', { taken, all: MEASUREMENTS.length }),
    },
    {
      to: paths.bodyTypeAnalysis,
      name: t('analysis'),
      note: issues === undefined ? t('analysis.unknown') : t('analysis.issues', { count: issues }),
    },
    { to: paths.passport, name: t('passport'), note: t('passport.note') },
    { to: paths.settings, name: t('settings'), note: t('settings.note') },
  ];
  return (
    <ul className={styles['rows']} aria-label={t('label')}>
      {rows.map(({ to, name, note }) => (
        <li key={to}>
          <Link to={to} className={styles['row']}>
            <span className={styles['name']}>{name}</span> <span className={styles['note']}>{note}</span>
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={styles['row']} onClick={onLogout}>
          <span className={styles['name']}>{t('logout')}</span>
        </button>
      </li>
    </ul>
  );
}
