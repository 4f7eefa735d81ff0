import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './picture-grid.module.css';

/** `strip`: one row of four, which a phone scrolls sideways. `page`: rows of three, of two on a phone. */
export type PictureGridLayout = 'strip' | 'page';

interface PictureGridProps {
  layout: PictureGridLayout;
  /** The pictures, each in a list item. */
  children: ReactNode;
}

/** A list of pictures in rows. */
export function PictureGrid({ layout, children }: PictureGridProps) {
  return <ul className={classNames(styles['grid'], styles[layout])}>{children}</ul>;
}
