import type { ReactNode } from 'react';
import styles from './tapped.module.css';

interface TappedProps {
  /** What is said in the place of the button once its work is done; null until then. */
  done: ReactNode;
  error: string | null;
  /** The button. */
  children: ReactNode;
}

/** A button that does one thing once, and then what came of it. */
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
