import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './figure-spread.module.css';
import { Figure } from '../figure/figure';
import type { FigureProps } from '../figure/figure';

interface FigureSpreadProps {
  /** The quiet figure. */
  figure: Omit<FigureProps, 'className'>;
  /** On a wide screen the words stand beside the plate: short ones at its middle, while long ones scroll past it. */
  words: 'short' | 'long';
  /** Sets `--plate-height`, the plate's on a phone, and `--words-gap`. */
  className: string | undefined;
  children: ReactNode;
}

/** A page that leads with a figure on its plate; who has it read aloud hears the heading first. */
export function FigureSpread({ figure, words, className, children }: FigureSpreadProps) {
  return (
    <article className={classNames(styles['spread'], styles[words], className)} data-print="dense">
      <div className={styles['words']}>{children}</div>
      <div className={styles['plate']}>
        <Figure {...figure} className={styles['drawing']} />
      </div>
    </article>
  );
}
