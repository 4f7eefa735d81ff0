import type { ReactNode } from 'react';
import styles from './eyebrow.module.css';

/** A few words above a title, in small capitals. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles['eyebrow']}>{children}</p>;
}
