import { CLAIMS, CLAIMS_NOTE } from '../../content/claims';
import { translator } from '../../lib/messages/translator';
import styles from './claims.module.css';
import messages from './messages.en';
import textStyles from '../../ui/text.module.css';

const t = translator(messages.labels);

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
