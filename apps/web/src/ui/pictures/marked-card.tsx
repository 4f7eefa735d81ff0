import type { Mark } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { setMark } from '../../lib/catalog/marks';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { classNames } from '../class-names';
import { LineIcon } from '../line-icon';
import messages from '../messages.en';
import styles from './marked-card.module.css';

const t = translator(messages.markedCard);

const HEART =
  'M12 20.5 4.6 13a4.8 4.8 0 0 1 0-6.9 4.8 4.8 0 0 1 6.8 0l.6.7.6-.7a4.8 4.8 0 0 1 6.8 0 4.8 4.8 0 0 1 0 6.9z';
const HIDDEN_EYE =
  'M4 4l16 16M10 5.3A9.6 9.6 0 0 1 21 12a12 12 0 0 1-2.4 3.4M6.3 7A12 12 0 0 0 3 12a9.6 9.6 0 0 0 13.4 5.4';

interface MarkedCardProps {
  /** Of the item or the product. */
  id: string;
  name: string;
  /** The card itself. */
  children: ReactNode;
}

/**
 * A card with the buttons to love it and to hide it. What was just hidden stays in its place, pale, so that a slip can be
 * undone there; the next list that is read has it no more.
 */
export function MarkedCard({ id, name, children }: MarkedCardProps) {
  const { user, setUser } = useSession();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const isLoved = user?.preferences.loved.includes(id) === true;
  const isHidden = user?.preferences.hidden.includes(id) === true;
  const mark = async (next: Mark | null) => {
    if (busy || !user) return;
    setBusy(true);
    setFailed(false);
    try {
      setUser(await setMark(user, id, name, next));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classNames(styles['marked'], isHidden && styles['hidden'])}>
      {children}
      <div className={styles['marks']}>
        <button
          type="button"
          className={styles['mark']}
          aria-pressed={isLoved}
          aria-label={t('love', { name })}
          onClick={() => void mark(isLoved ? null : 'love')}
        >
          <HaloedIcon path={HEART} />
        </button>
        <button
          type="button"
          className={styles['mark']}
          aria-pressed={isHidden}
          aria-label={t('hide', { name })}
          onClick={() => void mark(isHidden ? null : 'hide')}
        >
          <HaloedIcon path={HIDDEN_EYE} />
        </button>
      </div>
      {failed ? (
        <p className={styles['failed']} role="alert">
          {t('failure')}
        </p>
      ) : null}
    </div>
  );
}

/** Lines that can be told from whatever is drawn beneath them. */
function HaloedIcon({ path }: { path: string }) {
  return (
    <>
      <LineIcon path={path} className={styles['halo']} />
      <LineIcon path={path} />
    </>
  );
}
