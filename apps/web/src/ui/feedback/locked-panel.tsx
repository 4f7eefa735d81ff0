import type { ReactNode } from 'react';
import { Button } from '../button';
import { LineIcon } from '../line-icon';
import styles from './locked-panel.module.css';
import { LockTaste } from './lock-taste';

const PADLOCK =
  'M5 10h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM7 10V7a5 5 0 0 1 10 0v3M12 16h.01';

interface LockedPanelProps {
  title: ReactNode;
  /** What lies behind it. */
  children?: ReactNode;
  /** The label of the button that asks to be let in. */
  action: string;
  onUnlock: () => void;
  /** A taste of it, below the button: by itself a few of the user's own looks. */
  sample?: ReactNode;
}

/** In place of something that comes with lifetime access. */
export function LockedPanel({ title, children, action, onUnlock, sample }: LockedPanelProps) {
  return (
    <section className={styles['panel']} data-screen-only>
      <LineIcon path={PADLOCK} className={styles['icon']} />
      <h2>{title}</h2>
      {children}
      <Button onClick={onUnlock}>{action}</Button>
      <LockTaste withLooks={sample === undefined} />
      {sample}
    </section>
  );
}
