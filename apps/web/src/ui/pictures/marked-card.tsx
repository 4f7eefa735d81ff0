import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { LineIcon } from '../line-icon';
import { markedCard as t } from '../messages.en';
import styles from './marked-card.module.css';
import { useMark } from './use-mark';

const HEART =
  'M12 20.5 4.6 13a4.8 4.8 0 0 1 0-6.9 4.8 4.8 0 0 1 6.8 0l.6.7.6-.7a4.8 4.8 0 0 1 6.8 0 4.8 4.8 0 0 1 0 6.9z';
interface MarkedCardProps {
  id: string;
  name: string;
  children: ReactNode;
}

/** Hidden items stay in place, pale, until the list reloads. */
export function MarkedCard({ id, name, children }: MarkedCardProps) {
  const { isLoved, isHidden, failed, mark } = useMark(id, name);
  return (
    <div className={classNames(styles['marked'], isHidden && styles['hidden'])}>
      {children}
      <button
        type="button"
        className={styles['mark']}
        aria-pressed={isLoved}
        aria-label={t('love', { name })}
        onClick={() => void mark(isLoved ? null : 'love')}
      >
        <HaloedIcon path={HEART} />
      </button>
      {failed ? (
        <p className={styles['failed']} role="alert">
          {t('failure')}
        </p>
      ) : null}
    </div>
  );
}

function HaloedIcon({ path }: { path: string }) {
  return (
    <>
      <LineIcon path={path} className={styles['halo']} />
      <LineIcon path={path} />
    </>
  );
}
