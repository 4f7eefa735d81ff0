import { CATEGORIES, SHOW_ALL_FROM } from '@figura/contracts';
import type { BestLooksResponse } from '@figura/contracts';
import { useDeferredValue } from 'react';
import { translator } from '../../lib/messages/translator';
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
import messages from './messages.en';
import { Unmeasured } from './unmeasured';
import { formatCategory } from '../../lib/text/names';

const t = translator(messages.bestLooksPage);

export function BestLooksPage({ onUnlock }: { onUnlock: () => void }) {
  const query = useBestLooks();
  const { data, error } = query;

  const renderContent = () => {
    if (data?.preview) return <LooksPreview looks={data} onUnlock={onUnlock} />;
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
  return (
    <div>
      {lead ? <BestLook {...lead} /> : null}
      {filled.slice(0, shown).map((category, index) => {
        const items = looks[category]!;
        return (
          <section key={category} className={styles['category']} aria-labelledby={`looks-${index}`}>
            <header className={styles['head']}>
              <h2 id={`looks-${index}`} className={styles['title']}>
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
              without={lead?.look}
              limit={SHOW_ALL_FROM}
              layout="strip"
              leading={index === 0}
            />
          </section>
        );
      })}
      {shown < filled.length ? null : (
        <p>
          {t.rich('outfits', { link: (chunks) => <TextLink to={paths.outfitsOccasions}>{chunks}</TextLink> })}
        </p>
      )}
    </div>
  );
}
