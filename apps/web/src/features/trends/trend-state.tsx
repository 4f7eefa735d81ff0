import type { QueryState } from '../../lib/api/use-query';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { trendState as t } from './messages.en';
import { TrendsLock } from './trends-lock';
import { Stack } from '../../ui/layout/layout';

interface TrendStateProps<Details> {
  id: string;
  query: QueryState<Details>;
  notFound: string;
}

export function TrendState<Details>({ id, query, notFound }: TrendStateProps<Details>) {
  const { error, isLoading } = query;
  if (id === '') return <EmptyState title={t('noId')} action={<ToAllTrends />} />;
  if (error?.code === 'PREMIUM_REQUIRED') return <TrendsLock />;
  if (error && error.status !== 404) return <LoadFailure message={t('loadFailure')} query={query} />;
  if (isLoading)
    return (
      <Stack gap={1} role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton />
        <Skeleton width="80%" />
      </Stack>
    );
  return (
    <EmptyState title={t('itemNotFound')} action={<ToAllTrends />}>
      <p>{notFound}</p>
    </EmptyState>
  );
}

function ToAllTrends() {
  return <ButtonLink to={paths.currentTrends}>{t('allCurrentTrends')}</ButtonLink>;
}
