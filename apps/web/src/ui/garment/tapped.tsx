import type { ReactNode } from 'react';
import styles from './tapped.module.css';

interface TappedProps {
  done: ReactNode;
  error: string | null;
  children: ReactNode;
}

export function Tapped({ done, error, children }: TappedProps) {
  return (
    <div className={styles['tapped']}>
      {done === null ? (
        children
      ) : (
        <p className={styles['done']} role="status">
          {done}
        </p>
      )}
      {error === null ? null : (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
