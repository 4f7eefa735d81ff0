import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** What opens it. */
  summary: ReactNode;
  children: ReactNode;
}

/** What is folded until it is asked for, or found by the browser's search. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details>
      <summary className={styles['summary']}>{summary}</summary>
      {children}
    </details>
  );
}
