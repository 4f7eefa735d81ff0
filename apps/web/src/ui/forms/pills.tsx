import type { ReactNode } from 'react';
import styles from './pills.module.css';

/** Selects and text fields as a row of pills, in place of a form. */
export function Pills({ children }: { children: ReactNode }) {
  return <div className={styles['pills']}>{children}</div>;
}
