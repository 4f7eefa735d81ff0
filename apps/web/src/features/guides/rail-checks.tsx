import type { RailCheck } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';
import styles from './rail-checks.module.css';

const t = translator(messages.railChecks);

export function RailChecks({ checks }: { checks: readonly RailCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby="at-the-rail">
      <header className={styles['head']}>
        <h2 id="at-the-rail">{t('title')}</h2>
        <p>{t('lead')}</p>
      </header>
      <ol className={styles['checks']}>
        {checks.map(({ kind, text }) => (
          <li key={text} className={styles['check']}>
            <h3>{t(`kind.${kind}`)}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles['note']}>{t('note')}</p>
    </section>
  );
}
