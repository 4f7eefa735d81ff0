import type { ReactNode } from 'react';
import styles from './pills.module.css';

export function Pills({ children }: { children: ReactNode }) {
  return <div className={styles['pills']}>{children}</div>;
}
