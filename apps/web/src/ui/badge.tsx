import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names';

interface BadgeProps {
  /** `solid` is for pictures, `outline` for text. */
  tone?: 'outline' | 'solid';
  children: ReactNode;
}

export function Badge({ tone = 'outline', children }: BadgeProps) {
  return <span className={classNames(styles['badge'], styles[tone])}>{children}</span>;
}
