import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { labels as t } from './messages.en';
import { Stack } from '../../ui/layout/layout';

export function GuideSkeleton() {
  return (
    <Stack role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="12rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </Stack>
  );
}
