import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './picture-grid.module.css';

/** `strip`: one row of four, scrollable on a phone. `page`: rows of three, two on a phone. */
export type PictureGridLayout = 'strip' | 'page';

export function PictureGrid({ layout, children }: { layout: PictureGridLayout; children: ReactNode }) {
  return <ul className={classNames(styles['grid'], styles[layout])}>{children}</ul>;
}
