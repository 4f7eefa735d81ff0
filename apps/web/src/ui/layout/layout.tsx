import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './layout.module.css';

type Gap = 1 | 2 | 3 | 4 | 5 | 6;

interface StackProps extends ComponentProps<'div'> {
  /** Space between the parts, in steps of the grid. */
  gap?: Gap;
}

/** One thing below the other. */
export function Stack({ gap = 3, className, ...props }: StackProps) {
  return <div {...props} className={classNames(styles['stack'], styles[`gap${gap}`], className)} />;
}

/** Side by side where there is room, wrapping where there is not. */
export function Cluster({ gap = 2, className, ...props }: StackProps) {
  return <div {...props} className={classNames(styles['cluster'], styles[`gap${gap}`], className)} />;
}

/** Two columns on wide screens, one on a phone. */
export function Grid({ gap = 3, className, ...props }: StackProps) {
  return <div {...props} className={classNames(styles['grid'], styles[`gap${gap}`], className)} />;
}

/** The width of the page, with its gutters. */
export function Page({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames(styles['page'], className)} />;
}
