import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { classNames } from '../../ui/class-names';
import styles from './look-grid.module.css';
import skeleton from './looks-skeleton.module.css';

interface LooksSkeletonProps {
  label: string;
  layout: 'strip' | 'page';
}

/** Keeps the places of a few looks. */
export function LooksSkeleton({ label, layout }: LooksSkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={classNames(styles['grid'], styles[layout])}>
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className={skeleton['place']}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}
