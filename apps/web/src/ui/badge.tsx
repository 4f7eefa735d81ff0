import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names';

interface BadgeProps {
  /** `solid` stands out of a picture; `outline` stands beside words. */
  tone?: 'outline' | 'solid';
  children: ReactNode;
}

/** A word or two about what it stands beside. */
export function Badge({ tone = 'outline', children }: BadgeProps) {
  return <span className={classNames(styles['badge'], styles[tone])}>{children}</span>;
}
