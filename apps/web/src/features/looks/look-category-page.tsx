import { getCategoryFromPath } from '@figura/contracts';
import type { BestLooksResponse, Category } from '@figura/contracts';
import { formatCategory } from '../../lib/text/names';
import { useTitle } from '../../lib/page/use-title';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { PageHeader } from '../../ui/layout/page-header';
import { PictureGridSkeleton } from '../../ui/pictures/picture-grid-skeleton';
import { useBestLooks } from './api';
import { CategoryChips } from './category-chips';
import { ChosenLooks } from './chosen-looks';
import styles from './look-category-page.module.css';
import { LooksPreview } from './looks-preview';
import { lookCategoryPage as t } from './messages.en';
import { Unmeasured } from './unmeasured';

export function LookCategoryPage({ segment }: { segment: string }) {
  const category = getCategoryFromPath(segment);
  const query = useBestLooks();
  const { data, error } = query;
  const name = category && formatCategory(category);
  useTitle(name ?? t('bestLooks'));

  const renderContent = () => {
    if (segment === '') return <EmptyState title={t('noCategory')} action={<ToAllLooks />} />;
    if (data) return <Looks looks={data} category={category} />;
    if (!error) return <PictureGridSkeleton label={t('loading')} layout="page" />;
    if (error.status === 404) return <Unmeasured />;
    return <LoadFailure message={t('loadFailure')} query={query} />;
  };

  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <PageHeader title={name ?? t('yourBestLooks')} />
        {error ? null : <CategoryChips looks={data} current={category ?? undefined} />}
      </div>
      <div className={styles['looks']}>{renderContent()}</div>
    </div>
  );
}

interface LooksProps {
  looks: BestLooksResponse;
  category: Category | null;
}

function Looks({ looks, category }: LooksProps) {
  const { clothingByCategory, preview } = looks;
  const items = category && clothingByCategory[category];
  if (!category || !items?.length)
    return (
      <EmptyState title={t('noItemsFound')} action={<ToAllLooks />}>
        <p>{t('aboutNoItems')}</p>
      </EmptyState>
    );
  if (preview) return <LooksPreview looks={looks} only={category} />;
  return <ChosenLooks key={category} category={category} items={items} />;
}

function ToAllLooks() {
  return <ButtonLink to={paths.bestLooks}>{t('allYourBestLooks')}</ButtonLink>;
}
