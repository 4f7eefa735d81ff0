import { lazyIsland } from '../../lib/page/lazy-island';
import { classNames } from '../class-names';
import type { FigureProps } from './figure';
import styles from './figure.module.css';

/** The figure on a page that can be read without it: the code that draws it comes when the page is used. */
export const LazyFigure = lazyIsland<FigureProps>(
  () => import('./figure').then((module) => ({ default: module.Figure })),
  ({ className }) => (
    <svg className={classNames(styles['figure'], className)} viewBox="0 0 440 800" aria-hidden="true" />
  ),
);
