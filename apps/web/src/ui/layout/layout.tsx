import type { ComponentProps, JSX } from 'react';
import { classNames } from '../class-names';
import styles from './layout.module.css';

type Gap = 1 | 2 | 3 | 4 | 5 | 6;

interface LayoutProps extends ComponentProps<'div'>, Pick<ComponentProps<'form'>, 'noValidate'> {
  as?: 'article' | 'div' | 'form' | 'header' | 'li' | 'section' | 'ul';
  gap?: Gap;
  align?: 'start' | 'stretch';
}

interface BoxProps extends Omit<LayoutProps, 'gap'> {
  look: string;
  gap?: Gap | undefined;
}

function Box({ as = 'div', look, gap, align, className, ...props }: BoxProps): JSX.Element {
  const Tag = as as 'div';
  return (
    <Tag
      {...props}
      className={classNames(styles[look], gap && styles[`gap${gap}`], align && styles[align], className)}
    />
  );
}

export function Stack({ gap = 3, ...props }: LayoutProps) {
  return <Box look="stack" gap={gap} {...props} />;
}

export function Cluster({ gap = 2, ...props }: LayoutProps) {
  return <Box look="cluster" gap={gap} {...props} />;
}

export function Grid(props: ComponentProps<'div'>) {
  return <Box look="grid" gap={3} {...props} />;
}

export function Ends({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames(styles['cluster'], styles['ends'], className)} />;
}

export function Page({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames(styles['page'], className)} />;
}
