import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './analysis.module.css';
import { labels as t } from './messages.en';
import { Stack } from '../../ui/layout/layout';

export function AnalysisSkeleton() {
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className={styles['place']} />
      <Skeleton className={styles['place']} />
      <Skeleton className={styles['place']} />
    </Stack>
  );
}
