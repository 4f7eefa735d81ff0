import type { ReactNode } from 'react';
import { useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  defaultOpen?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** Closed content stays findable by the browser's search. */
export function Disclosure({ summary, defaultOpen = false, onOpen, children }: DisclosureProps) {
  // Initial only, so that re-renders keep the user's choice.
  const [open] = useState(defaultOpen);
  return (
    <details open={open} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary className={styles['summary']}>{summary}</summary>
      {children}
    </details>
  );
}
