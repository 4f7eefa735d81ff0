import { useTitle } from '../../lib/page/use-title';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Cluster, Stack } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import { useSharedPassport } from './api';
import { PassportSheet } from './passport-sheet';
import { PassportSkeleton } from './passport-skeleton';
import { shared as t } from './sheet.messages.en';

export function SharedPassportPage({ token }: { token: string }) {
  useTitle(t('title'));
  const query = useSharedPassport(token);
  const { data, error } = query;
  const own = (
    <ButtonLink to={paths.start} variant={data ? 'quiet' : 'primary'}>
      {t('own')}
    </ButtonLink>
  );
  // A link withdrawn while its page is open: hide what was shown.
  if (error && error.status >= 400 && error.status < 429)
    return (
      <Stack gap={4}>
        <PageHeader title={t('title')} />
        <EmptyState title={t('goneTitle')} action={own}>
          <p>{t('gone')}</p>
        </EmptyState>
      </Stack>
    );
  return (
    <Stack gap={4}>
      <div data-screen-only>
        <PageHeader title={t('title')} lead={t('lead')} />
      </div>
      {data ? <PassportSheet passport={data} /> : null}
      {!data && error ? <LoadFailure message={t('failure')} query={query} /> : null}
      {!data && !error ? <PassportSkeleton label={t('loading')} /> : null}
      {data ? (
        <Cluster data-screen-only>
          <Button variant="secondary" onClick={() => window.print()}>
            {t('print')}
          </Button>
          {own}
        </Cluster>
      ) : null}
    </Stack>
  );
}
