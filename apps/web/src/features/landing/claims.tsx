import { CLAIMS, CLAIMS_NOTE } from '../../content/claims';
import styles from './claims.module.css';
import { labels as t } from './messages.en';
import textStyles from '../../ui/text.module.css';

export function Claims() {
  return (
    <div className={styles['place']}>
      <dl className={styles['claims']} aria-label={t('claims')}>
        {CLAIMS.map(({ value, label }) => (
          <div key={label} className={styles['claim']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={textStyles['fine']}>{CLAIMS_NOTE}</p>
    </div>
  );
}
