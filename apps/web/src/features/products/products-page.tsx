import { OWN_SIZE } from '@figura/contracts';
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import { paths } from '../../paths';
import { useDraft } from '../../lib/drafts/use-draft';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { Cluster, Stack } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import { TextLink } from '../../ui/links/text-link';
import { PictureGridSkeleton } from '../../ui/pictures/picture-grid-skeleton';
import { isProducts, useProducts } from './api';
import { Filters } from './filters';
import { page as t } from './messages.en';
import { formatCount, NothingFound } from './nothing-found';
import { Pages } from './pages';
import type { ProductFilter } from './product-filter';
import { ALL_PRODUCTS } from './product-filter';
import { ProductSamples } from './product-samples';
import styles from './products-page.module.css';

interface ProductsPageProps {
  initial: Partial<ProductFilter>;
}

export function ProductsPage({ initial }: ProductsPageProps) {
  const [sizes, keepSizes] = useDraft('shopSizes');
  const [filter, setFilter] = useState<ProductFilter>(() => withSize({ ...ALL_PRODUCTS, ...initial }, sizes));
  /** A new key remounts the fields. */
  const [cleared, setCleared] = useState(0);
  const query = useProducts(filter, null);
  const { error } = query;
  const change = useCallback(
    (changes: Partial<ProductFilter>) => {
      const next = { ...filter, ...changes };
      if (changes.size !== undefined) keepSizes({ ...sizes, [next.category]: changes.size });
      setFilter(changes.category === undefined ? next : withSize(next, sizes));
    },
    [filter, sizes, keepSizes],
  );
  const loosen = (changes: Partial<ProductFilter>) => {
    setFilter((now) => ({ ...now, ...changes }));
    setCleared((times) => times + 1);
  };

  const isLocked = error?.code === 'PREMIUM_REQUIRED';
  const renderContent = () => {
    if (isLocked)
      return (
        <LockedPanel title={t('lockedTitle')} action={t('unlock')} behind={<ProductSamples />}>
          <p>{t('aboutLocked')}</p>
        </LockedPanel>
      );
    if (error?.status === 404)
      return (
        <EmptyState
          title={t('unmeasuredTitle')}
          action={<ButtonLink to={paths.measurementsVertical}>{t('measure')}</ButtonLink>}
        >
          <p>{t('aboutUnmeasured')}</p>
        </EmptyState>
      );
    return (
      <>
        <Filters key={cleared} filter={filter} onChange={change} />
        <List filter={filter} query={query} onChange={change} onLoosen={loosen} />
      </>
    );
  };
  return (
    <Stack gap={1}>
      <PageHeader
        className={styles['head']!}
        title={t('title')}
        lead={
          isLocked
            ? null
            : t.rich('lead', { link: (chunks) => <TextLink to={paths.productOrder}>{chunks}</TextLink> })
        }
      />
      {renderContent()}
    </Stack>
  );
}

function withSize(filter: ProductFilter, sizes: Readonly<Record<string, string>>): ProductFilter {
  return { ...filter, size: sizes[filter.category] ?? OWN_SIZE };
}

interface ListProps {
  filter: ProductFilter;
  query: ReturnType<typeof useProducts>;
  onChange: (changes: Partial<ProductFilter>) => void;
  onLoosen: (changes: Partial<ProductFilter>) => void;
}

function List({ filter, query, onChange, onLoosen }: ListProps) {
  const { mutate } = useSWRConfig();
  const { data, error } = query;
  if (!data)
    return error ? (
      <LoadFailure message={t('loadFailure')} query={query} />
    ) : (
      <PictureGridSkeleton label={t('loading')} layout="page" />
    );
  if (data.items.length === 0)
    return (
      <NothingFound
        filter={filter}
        loosened={data.loosened}
        onLoosen={onLoosen}
        onClear={() => onLoosen(ALL_PRODUCTS)}
      />
    );
  return (
    <>
      <Pages
        key={JSON.stringify(filter)}
        filter={filter}
        cursor={null}
        onStale={() => void mutate(isProducts)}
      />
      {data.inOtherSizes ? (
        <Cluster>
          <p role="status">{t('inOtherSizes', { found: formatCount(data.inOtherSizes) })}</p>
          <Button variant="quiet" size="small" onClick={() => onChange({ size: '' })}>
            {t('anySize')}
          </Button>
        </Cluster>
      ) : null}
    </>
  );
}
