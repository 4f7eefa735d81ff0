import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import pill from '../pill.module.css';
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
      <span className={classNames(pill['pill'], styles['text'])}>{children}</span>
    </label>
  );
}
