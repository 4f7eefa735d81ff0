import type { MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import { Alert } from '../feedback/alert';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  errors: readonly (string | { message: string; fieldId?: string })[];
  title?: string;
}

/** Takes the focus; each sentence links to its field. */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const entries = errors.map((error) => (typeof error === 'string' ? { message: error } : error));
  const text = entries.map(({ message }) => message).join('\n');

  // Not while errors shrink as fields are fixed; focus must stay in the field.
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
        <ul>
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

/** A native fragment jump would add a history entry. */
function focusField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
