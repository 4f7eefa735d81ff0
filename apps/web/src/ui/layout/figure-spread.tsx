import type { Measurement } from '@figura/contracts';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './figure-spread.module.css';
import { Figure } from '../figure/figure';
import type { FigureProps } from '../figure/figure';

interface FigureSpreadProps {
  figure: Omit<FigureProps, 'className'>;
  words: 'short' | 'long';
  /** On a phone: all of the figure, the part with the tape, or none. */
  phone?: 'whole' | 'close' | 'none';
  /** Sets `--plate-height` (phone) and `--words-gap`. */
  className: string | undefined;
  children: ReactNode;
}

/** The middle of each measurement, as a share of the drawing's height. */
const FOCUS: Readonly<Record<Measurement, number>> = {
  shoulders: 0.24,
  chest: 0.3,
  waist: 0.38,
  hips: 0.48,
  headToChest: 0.19,
  chestToCrotch: 0.42,
  crotchToKnee: 0.64,
  kneeToFloor: 0.84,
};

/** The heading comes before the figure for screen readers. */
export function FigureSpread({ figure, words, phone = 'whole', className, children }: FigureSpreadProps) {
  const focus = { '--focus': figure.active ? FOCUS[figure.active] : 0.35 } as CSSProperties;
  return (
    <article
      className={classNames(styles['spread'], styles[words], styles[phone], className)}
      style={phone === 'close' ? focus : undefined}
      data-print="dense"
    >
      <div className={styles['words']}>{children}</div>
      <div className={styles['plate']}>
        <Figure {...figure} className={styles['drawing']} />
      </div>
    </article>
  );
}
