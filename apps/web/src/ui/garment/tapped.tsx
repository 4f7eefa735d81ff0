import type { ReactNode } from 'react';
import styles from './tapped.module.css';
import { Stack } from '../layout/layout';

interface TappedProps {
  done: ReactNode;
  error: string | null;
  children: ReactNode;
}

export function Tapped({ done, error, children }: TappedProps) {
  return (
    <Stack gap={1} align="start">
      {done === null ? (
        children
      ) : (
        <p className={styles['done']} role="status">
          {done}
        </p>
      )}
      {error === null ? null : (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </Stack>
  );
}
