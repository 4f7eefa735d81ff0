import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './layout.module.css';

type Gap = 1 | 2 | 3 | 4 | 5 | 6;

interface StackProps extends ComponentProps<'div'> {
  gap?: Gap;
}

export function Stack({ gap = 3, className, ...props }: StackProps) {
  return <div {...props} className={classNames(styles['stack'], styles[`gap${gap}`], className)} />;
}

export function Cluster({ gap = 2, className, ...props }: StackProps) {
  return <div {...props} className={classNames(styles['cluster'], styles[`gap${gap}`], className)} />;
}

export function Ends({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames(styles['cluster'], styles['ends'], className)} />;
}

export function Grid({ gap = 3, className, ...props }: StackProps) {
  return <div {...props} className={classNames(styles['grid'], styles[`gap${gap}`], className)} />;
}

export function Page({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames(styles['page'], className)} />;
}
