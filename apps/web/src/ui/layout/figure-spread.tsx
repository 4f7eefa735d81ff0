import type { TapeField } from '@figura/contracts';
import { traceFigure } from '@figura/drawing';
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

/** The heading comes before the figure for screen readers. */
export function FigureSpread({ figure, words, phone = 'whole', className, children }: FigureSpreadProps) {
  const middle = { '--tape-middle': figure.active ? findMiddle(figure.active) : 0.35 } as CSSProperties;
  return (
    <article
      className={classNames(styles['spread'], styles[words], styles[phone], className)}
      style={phone === 'close' ? middle : undefined}
      data-print="dense"
    >
      <div className={styles['words']}>{children}</div>
      <div className={styles['plate']}>
        <Figure {...figure} className={styles['drawing']} />
      </div>
    </article>
  );
}

/** The middle of the tape on a typical body, as a share of the drawing's height. */
function findMiddle(name: TapeField): number {
  const { guides, height } = traceFigure({ measurements: {} });
  return guides[name].label.y / height;
}
