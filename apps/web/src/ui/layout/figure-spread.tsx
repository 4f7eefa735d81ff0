import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './figure-spread.module.css';
import { TapeFigure } from '../dressed/tape-figure';
import type { FigureProps } from '../figure/figure';
import { styleCloseView } from '../figure/close-view';

interface FigureSpreadProps {
  /** Null leaves its place empty: a served page may not have the inline styles that it needs. */
  figure: Omit<FigureProps, 'className'> | null;
  words: 'short' | 'long';
  /** On a phone: all of the figure, as near as the tape allows, or none. */
  phone?: 'whole' | 'close' | 'none';
  className: string | undefined;
  children: ReactNode;
}

/** The heading comes before the figure for screen readers. */
export function FigureSpread({ figure, words, phone = 'whole', className, children }: FigureSpreadProps) {
  return (
    <article
      className={classNames(styles['spread'], styles[words], styles[phone], className)}
      style={figure ? styleCloseView(figure.measurements, figure.active) : undefined}
      data-print="dense"
    >
      <div className={styles['words']}>{children}</div>
      <div className={styles['plate']}>
        {figure ? <TapeFigure {...figure} className={styles['drawing']} /> : null}
      </div>
    </article>
  );
}
