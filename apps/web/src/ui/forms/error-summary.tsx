import type { MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import { Alert } from '../feedback/alert';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  errors: readonly (string | { message: string; fieldId?: string })[];
  title?: string;
}

/** Everything that is wrong with a form, in one place that takes the focus; each sentence leads to its field. */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const entries = errors.map((error) => (typeof error === 'string' ? { message: error } : error));
  const text = entries.map(({ message }) => message).join('\n');

  // Not while one field after another is mended: the list gets shorter then, and the focus stays in the field.
  const lines = entries.length;
  const linesBefore = useRef(0);
  useEffect(() => {
    if (lines > linesBefore.current) box.current?.focus();
    linesBefore.current = lines;
  }, [lines, text]);

  if (entries.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles['summary']}>
      <Alert tone="error" title={title}>
        <ul className={styles['list']}>
          {entries.map(({ message, fieldId }) => (
            <li key={message}>
              {fieldId ? (
                <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** The browser's own jump to a fragment would add an entry to the history for every sentence. */
function focusField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
