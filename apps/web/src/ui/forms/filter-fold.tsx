import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure';
import styles from './filter-fold.module.css';

export function FilterFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Disclosure
      summary={
        <>
          <SlidersHorizontal className={styles['icon']} aria-hidden="true" />
          <span className={styles['label']}>{label}</span>
        </>
      }
    >
      {children}
    </Disclosure>
  );
}
