import { categoryFromPath } from '@figura/contracts';
import type { Category, LookItem } from '@figura/contracts';
import { apiUrl } from '../../lib/api-client';
import { useGoBack } from '../../lib/use-go-back';
import { useTitle } from '../../lib/use-title';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Stack } from '../../ui/layout';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { PictureCard } from '../../ui/picture-card';
import { PictureGrid } from '../../ui/picture-grid';
import { PictureGridSkeleton } from '../../ui/picture-grid-skeleton';
import { useCategoryTrends } from './api';
import { CategoryIcon } from './category-icon';
import styles from './category-page.module.css';
import { CategoryWash } from './category-wash';
import { TrendsLock } from './trends-lock';

interface CategoryPageProps {
  /** The category as the address names it, in any case. */
  segment: string;
  onUnlock: () => void;
}

/** Everything that is trending in one category. */
export function CategoryPage({ segment, onUnlock }: CategoryPageProps) {
  const category = categoryFromPath(segment);
  const title = category ? `Trending ${category}` : 'Trending items';
  useTitle(title);

  const header = (
    <PageHeader
      back={{ to: paths.currentTrends, label: 'Current Trends' }}
      title={title}
      lead="What's hot right now"
    />
  );
  return (
    <Stack gap={5}>
      {category ? (
        <CategoryWash category={category}>
          <div className={styles['head']}>
            {header}
            <CategoryIcon category={category} />
          </div>
        </CategoryWash>
      ) : (
        header
      )}
      {category ? <Trends category={category} onUnlock={onUnlock} /> : <NoCategory segment={segment} />}
    </Stack>
  );
}

function Trends({ category, onUnlock }: { category: Category; onUnlock: () => void }) {
  const { data, error, isValidating, mutate } = useCategoryTrends(category);
  const goBack = useGoBack(paths.currentTrends);
  if (data) return data.items.length > 0 ? <Items category={category} items={data.items} /> : <NoItems />;
  if (!error)
    return <PictureGridSkeleton label={`Loading trending ${category}...`} layout="page" showLabel />;
  if (error.code === 'PREMIUM_REQUIRED') return <TrendsLock onUnlock={onUnlock} />;
  return (
    <LoadFailure
      message="Error Loading"
      error={error}
      busy={isValidating}
      onRetry={() => void mutate()}
      action={
        <Button variant="quiet" onClick={goBack}>
          Go Back
        </Button>
      }
    />
  );
}

function Items({ category, items }: { category: Category; items: readonly LookItem[] }) {
  return (
    <PictureGrid layout="page">
      {items.map(({ _id, imageUrl, displayName }, index) => (
        <li key={_id}>
          <PictureCard
            src={apiUrl(imageUrl)}
            name={displayName}
            to={pathTo.item({ id: _id, category, type: 'trends', among: items })}
            eager={index < 3}
          />
        </li>
      ))}
    </PictureGrid>
  );
}

function NoCategory({ segment }: { segment: string }) {
  return segment === '' ? (
    <EmptyState title="Missing authentication or category" action={<ToAllTrends />} />
  ) : (
    <NoItems />
  );
}

function NoItems() {
  return (
    <EmptyState title="No Trending Items Found" action={<ToAllTrends />}>
      <p>There is nothing of this kind among this week's trends.</p>
    </EmptyState>
  );
}

function ToAllTrends() {
  return <ButtonLink to={paths.currentTrends}>All current trends</ButtonLink>;
}
