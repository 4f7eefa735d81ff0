import { classNames } from './class-names';
import type { PictureGridLayout } from './picture-grid';
import grid from './picture-grid.module.css';
import styles from './picture-grid-skeleton.module.css';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

interface PictureGridSkeletonProps {
  /** What is loading. */
  label: string;
  layout: PictureGridLayout;
}

/** Keeps the places of a few pictures. */
export function PictureGridSkeleton({ label, layout }: PictureGridSkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={classNames(grid['grid'], grid[layout])}>
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className={styles['place']}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}
