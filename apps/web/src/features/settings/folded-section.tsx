import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure';
import styles from './settings-section.module.css';

interface FoldedSectionProps {
  id: string;
  title: string;
  lead: string;
  isOpen: boolean;
  children: ReactNode;
}

export function FoldedSection({ id, title, lead, isOpen, children }: FoldedSectionProps) {
  return (
    <section className={styles['folded']} aria-labelledby={id}>
      <Disclosure
        defaultOpen={isOpen}
        summary={
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
        }
      >
        <div className={styles['section']}>
          <p className={styles['lead']}>{lead}</p>
          <div className={styles['controls']}>{children}</div>
        </div>
      </Disclosure>
    </section>
  );
}
