import { CATEGORIES, FINISHING_CATEGORIES, SHOW_ALL_FROM } from '@figura/contracts';
import type { BestLooksResponse, Category, ListedLook } from '@figura/contracts';
import { useDeferredValue } from 'react';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Stack } from '../../ui/layout/layout';
import { Skeleton } from '../../ui/feedback/skeleton';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { PageHeader } from '../../ui/layout/page-header';
import { PictureGridSkeleton } from '../../ui/pictures/picture-grid-skeleton';
import { TextLink } from '../../ui/links/text-link';
import { useBestLooks } from './api';
import styles from './best-looks-page.module.css';
import { BestLook } from './best-look';
import { CategoryChips } from './category-chips';
import { findLead } from './find-lead';
import { LookGrid } from './look-grid';
import { LooksPreview } from './looks-preview';
import { bestLooksPage as t } from './messages.en';
import { Unmeasured } from './unmeasured';
import { formatCategory } from '../../lib/text/names';

export function BestLooksPage() {
  const query = useBestLooks();
  const { data, error } = query;

  const renderContent = () => {
    if (data?.preview) return <LooksPreview looks={data} />;
    if (data) return <Categories looks={data.clothingByCategory} />;
    if (!error)
      return (
        <div className={styles['category']}>
          <div className={styles['head']}>
            <Skeleton className={styles['titlePlace']} />
          </div>
          <PictureGridSkeleton label={t('loading')} layout="strip" />
        </div>
      );
    if (error.status === 404) return <Unmeasured />;
    return <LoadFailure message={t('loadFailure')} query={query} />;
  };

  return (
    <Stack gap={3}>
      <PageHeader title={t('title')} />
      {error ? null : <CategoryChips looks={data} current={null} />}
      {renderContent()}
    </Stack>
  );
}

const SHOWN_AT_ONCE = 2;

function Categories({ looks }: { looks: BestLooksResponse['clothingByCategory'] }) {
  const filled = CATEGORIES.filter((category) => looks[category]?.length);
  const shown = useDeferredValue(filled.length, SHOWN_AT_ONCE);
  if (filled.length === 0)
    return (
      <EmptyState
        title={t('noItemsFound')}
        action={<ButtonLink to={paths.bodyTypeAnalysis}>{t('toYourAnalysis')}</ButtonLink>}
      >
        <p>{t('aboutNoItems')}</p>
      </EmptyState>
    );
  const lead = findLead(looks);
  const clothes = filled.filter((category) => !FINISHING_CATEGORIES.includes(category));
  const finishing = filled.filter((category) => FINISHING_CATEGORIES.includes(category));
  const rows = clothes
    .slice(0, shown)
    .map((category, index) => (
      <CategoryRow
        key={category}
        category={category}
        items={looks[category]!}
        without={lead?.look}
        leading={index === 0}
      />
    ));
  return (
    <div>
      {lead ? (
        <div className={styles['opening']}>
          <BestLook {...lead} />
          {rows[0]}
        </div>
      ) : null}
      {rows.slice(lead ? 1 : 0)}
      {shown < filled.length ? null : (
        <>
          {finishing.length > 0 ? (
            <div className={styles['finishing']}>
              {finishing.map((category) => (
                <CategoryRow key={category} category={category} items={looks[category]!} />
              ))}
            </div>
          ) : null}
          <p>
            {t.rich('outfits', {
              link: (chunks) => <TextLink to={paths.outfitsOccasions}>{chunks}</TextLink>,
            })}
          </p>
        </>
      )}
    </div>
  );
}

interface CategoryRowProps {
  category: Category;
  items: readonly ListedLook[];
  without?: ListedLook | undefined;
  leading?: boolean;
}

function CategoryRow({ category, items, without, leading = false }: CategoryRowProps) {
  const id = `looks-${category}`;
  return (
    <section className={styles['category']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {formatCategory(category)}
        </h2>
        {items.length >= SHOW_ALL_FROM ? (
          <TextLink
            to={pathTo.looksOf(category)}
            aria-label={t('showAllOf', { category: formatCategory(category) })}
          >
            {t('showAll')}
          </TextLink>
        ) : null}
      </header>
      <LookGrid
        category={category}
        items={items}
        without={without}
        limit={SHOW_ALL_FROM}
        layout="strip"
        leading={leading}
      />
    </section>
  );
}
