import type { ReactNode } from 'react';
import { Button } from '../button';
import { OwnLooks } from '../dressed/own-looks';
import styles from './locked-panel.module.css';
import { LockPrice } from './lock-price';

interface LockedPanelProps {
  title: ReactNode;
  /** What lies behind it. */
  children?: ReactNode;
  /** The label of the button that asks to be let in. */
  action: string;
  onUnlock: () => void;
  /** What is seen of it behind the card: by itself some cloth of the user's own looks. Null for a second lock on a page. */
  behind?: ReactNode;
}

/** In place of something that comes with lifetime access: a card with price and guarantee before what it opens. */
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
