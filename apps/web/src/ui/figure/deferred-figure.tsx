import { lazy, memo, Suspense } from 'react';
import { classNames } from '../class-names';
import type { FigureProps } from './figure';
import styles from './figure.module.css';

const Figure = lazy(() => import('./figure').then((module) => ({ default: module.Figure })));

/**
 * The figure on a page that can be read without it: the code that draws it comes after the page's own. In static HTML
 * it is there from the start, and stays until that code has arrived; hence `memo`, since an update from above would
 * make React give it up and wait with an empty place.
 */
export const DeferredFigure = memo(function DeferredFigure(props: FigureProps) {
  return (
    <Suspense
      fallback={
        <svg
          className={classNames(styles['figure'], props.className)}
          viewBox="0 0 440 800"
          aria-hidden="true"
        />
      }
    >
      <Figure {...props} />
    </Suspense>
  );
});
