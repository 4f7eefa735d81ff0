import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Stack } from '../../ui/layout/layout';
import { NextPage } from '../../ui/lists/next-page';
import { useProducts } from './api';
import { page as t } from './messages.en';
import { ProductCards } from './product-cards';
import type { ProductFilter } from './product-filter';

interface PagesProps {
  filter: ProductFilter;
  cursor: string | null;
  onStale: () => void;
}

export function Pages({ filter, cursor, onStale }: PagesProps) {
  const query = useProducts(filter, cursor);
  const { data, error } = query;
  if (error?.status === 410)
    return (
      <p role="status">
        {t('changed')}{' '}
        <Button variant="secondary" size="small" onClick={onStale}>
          {t('startAgain')}
        </Button>
      </p>
    );
  if (!data) return error ? <LoadFailure message={t('loadFailure')} query={query} /> : null;
  return (
    <Stack gap={4}>
      <ProductCards products={data.items} layout="page" heading="h2" />
      <NextPage next={data.next}>
        {(next) => <Pages filter={filter} cursor={next} onStale={onStale} />}
      </NextPage>
    </Stack>
  );
}
