import type { ReactNode } from 'react';
import { useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** What opens it. */
  summary: ReactNode;
  /** Whether it stands open at first. */
  defaultOpen?: boolean;
  /** Called whenever it is unfolded. */
  onOpen?: () => void;
  children: ReactNode;
}

/** What is folded until it is asked for, or found by the browser's search. */
export function Disclosure({ summary, defaultOpen = false, onOpen, children }: DisclosureProps) {
  // Only at first: what the user folds or unfolds stays so when the parent renders again.
  const [open] = useState(defaultOpen);
  return (
    <details open={open} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary className={styles['summary']}>{summary}</summary>
      {children}
    </details>
  );
}
