import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure';
import styles from './preference-row.module.css';

interface PreferenceRowProps {
  id: string;
  title: string;
  children: ReactNode;
}

interface FoldedRowProps extends PreferenceRowProps {
  lead: string;
  value: ReactNode;
  isOpen: boolean;
}

export function FoldedRow({ id, title, lead, value, isOpen, children }: FoldedRowProps) {
  return (
    <section className={styles['folded']} aria-labelledby={id}>
      <Disclosure
        defaultOpen={isOpen}
        summary={
          <span className={styles['row']}>
            <h3 id={id} tabIndex={-1} className={styles['title']}>
              {title}
            </h3>{' '}
            <span className={styles['value']}>{value}</span>
          </span>
        }
      >
        <div className={styles['content']}>
          <p className={styles['lead']}>{lead}</p>
          {children}
        </div>
      </Disclosure>
    </section>
  );
}

export function OpenRow({ id, title, children }: PreferenceRowProps) {
  return (
    <section className={styles['open']} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className={styles['title']}>
        {title}
      </h3>
      {children}
    </section>
  );
}
