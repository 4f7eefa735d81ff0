import { Skeleton } from '../../ui/feedback/skeleton';
import { LoadingLead } from '../../ui/dressed/lead-look';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './trends-skeleton.module.css';
import { Stack } from '../../ui/layout/layout';

export function TrendsSkeleton({ label }: { label: string }) {
  return (
    <Stack role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <LoadingLead />
      {[1, 2].map((group) => (
        <div key={group} className={styles['group']}>
          <Skeleton width="12rem" height="3rem" />
          <div className={styles['row']}>
            {[1, 2, 3, 4, 5].map((place) => (
              <div key={place} className={styles['place']}>
                <Skeleton height="100%" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </Stack>
  );
}
