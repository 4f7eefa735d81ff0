import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The next step, as a link or a button. */
  action?: ReactNode;
}

/** Says that there is nothing here, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <section className={styles['empty']}>
      <h2>{title}</h2>
      {children}
      {action}
    </section>
  );
}
