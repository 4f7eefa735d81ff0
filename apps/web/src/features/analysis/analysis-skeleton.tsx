import { translator } from '../../lib/messages/translator';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './analysis.module.css';
import messages from './messages.en';
import { Stack } from '../../ui/layout/layout';

const t = translator(messages.labels);

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
