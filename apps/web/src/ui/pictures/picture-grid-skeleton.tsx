import { classNames } from '../class-names';
import type { PictureGridLayout } from './picture-grid';
import grid from './picture-grid.module.css';
import styles from './picture-grid-skeleton.module.css';
import { Skeleton } from '../feedback/skeleton';
import { VisuallyHidden } from '../visually-hidden';

interface PictureGridSkeletonProps {
  label: string;
  layout: PictureGridLayout;
  showLabel?: boolean;
}

export function PictureGridSkeleton({ label, layout, showLabel = false }: PictureGridSkeletonProps) {
  return (
    <div role="status">
      {showLabel ? <p className={styles['label']}>{label}</p> : <VisuallyHidden>{label}</VisuallyHidden>}
      <div className={classNames(grid['grid'], grid[layout])}>
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className={styles['place']} data-place>
            <Skeleton className={styles['waiting']} />
          </div>
        ))}
      </div>
    </div>
  );
}
