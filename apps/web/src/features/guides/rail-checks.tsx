import { hasLifeState } from '@figura/contracts';
import type { RailCheck } from '@figura/contracts';
import { useSession } from '../../lib/session/session';
import { Disclosure } from '../../ui/disclosure';
import { useMedia } from '../../ui/use-media';
import { railChecks as t } from './messages.en';
import styles from './rail-checks.module.css';

export function RailChecks({ checks }: { checks: readonly RailCheck[] }) {
  const isFolded = useMedia('(width < 48rem)');
  const { user } = useSession();
  if (checks.length === 0) return null;
  const title = <h2 id="at-the-rail">{t('title')}</h2>;
  const list = (
    <ol className={styles['checks']}>
      {checks.map(({ kind, text }) => (
        <li key={text} className={styles['check']}>
          <h3>{t(`kind.${kind}`)}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
  const { presentation = 'any', lifeStates = [] } = user?.preferences ?? {};
  const seated = String(hasLifeState(lifeStates, 'seated'));
  const note = <p className={styles['note']}>{t('note', { presentation, seated })}</p>;
  if (isFolded)
    return (
      <section className={styles['folded']} aria-labelledby="at-the-rail">
        <Disclosure summary={title}>
          {list}
          {note}
        </Disclosure>
      </section>
    );
  return (
    <section className={styles['card']} aria-labelledby="at-the-rail">
      <header className={styles['head']}>
        {title}
        <p>{t('lead')}</p>
      </header>
      {list}
      {note}
    </section>
  );
}
