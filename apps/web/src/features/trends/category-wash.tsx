import type { ReactNode } from 'react';
import styles from './category-wash.module.css';

export function CategoryWash({ children }: { children: ReactNode }) {
  return <div className={styles['wash']}>{children}</div>;
}
