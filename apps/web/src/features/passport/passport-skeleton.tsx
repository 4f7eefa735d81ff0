import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './passport-sheet.module.css';

export function PassportSkeleton({ label }: { label: string }) {
  return (
    <div className={styles['sheet']} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles['card']} />
      <div className={styles['words']}>
        <Skeleton height="3rem" />
        <Skeleton width="60%" height="1.75rem" />
        <Skeleton height="12rem" />
      </div>
    </div>
  );
}
