import type { ReactNode } from 'react';
import { Button } from '../button';
import { OwnLooks } from '../dressed/own-looks';
import styles from './locked-panel.module.css';
import { LockPrice } from './lock-price';

interface LockedPanelProps {
  title: ReactNode;
  children?: ReactNode;
  action: string;
  onUnlock: () => void;
  /** By default the user's own looks; null for a second lock on a page. */
  behind?: ReactNode;
}

export function LockedPanel({ title, children, action, onUnlock, behind = <OwnLooks /> }: LockedPanelProps) {
  return (
    <section className={styles['panel']} data-screen-only>
      {behind}
      <div className={styles['card']}>
        <h2>{title}</h2>
        {children}
        <LockPrice />
        <Button wide variant={behind === null ? 'secondary' : 'primary'} onClick={onUnlock}>
          {action}
        </Button>
      </div>
    </section>
  );
}
