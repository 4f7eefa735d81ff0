import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './guide-page.module.css';

/** Keeps the places of the opening words and of the first cards. */
export function GuideSkeleton() {
  return (
    <div className={styles['skeleton']} role="status">
      <VisuallyHidden>Loading the guide…</VisuallyHidden>
      <Skeleton height="12rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </div>
  );
}
