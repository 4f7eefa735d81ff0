import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './chip.module.css';

interface ChipProps {
  /** A radio button or a checkbox. */
  control: ReactNode;
  /** Struck through once it is chosen: what is left out. */
  strikes?: boolean;
  children: ReactNode;
}

/** A word that is chosen: the label of its control, which lies over it unseen. */
export function Chip({ control, strikes = false, children }: ChipProps) {
  return (
    <label className={classNames(styles['chip'], strikes && styles['strikes'])}>
      {control}
      <span className={styles['text']}>{children}</span>
    </label>
  );
}
