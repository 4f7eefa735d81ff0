import type { ReactNode } from 'react';
import styles from './eyebrow.module.css';

interface EyebrowProps {
  as?: 'p' | 'h2';
  id?: string;
  children: ReactNode;
}

export function Eyebrow({ as: Tag = 'p', id, children }: EyebrowProps) {
  return (
    <Tag id={id} className={styles['eyebrow']}>
      {children}
    </Tag>
  );
}
