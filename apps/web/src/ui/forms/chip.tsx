import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './chip.module.css';

interface ChipProps {
  control: ReactNode;
  strikes?: boolean;
  children: ReactNode;
}

export function Chip({ control, strikes = false, children }: ChipProps) {
  return (
    <label className={classNames(styles['chip'], strikes && styles['strikes'])}>
      {control}
      <span className={styles['text']}>{children}</span>
    </label>
  );
}
